import type { FormContext } from '../../machines/kit/form/context.ts';
import { insuranceDraft, levelDraft } from '../../schema/insurances/draft.ts';
import type { Insurance, InsuranceTariff } from '../../schema/insurances/insurance.ts';
import type { StructOf } from '../../schema/kit/shape.ts';
import { fieldErrors, saveFailure } from '../kit/feedback/wording.ts';
import { ChoiceField } from '../kit/fields/choice-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { PercentField } from '../kit/fields/typed/percent-field.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { RecordScreen } from '../kit/page/record/record-screen.tsx';
import { covers, failures, fields, insurance, level, problems, records, warnings } from './texts.ts';

type InsuranceDraft = StructOf<typeof insuranceDraft.fields>;
type LevelDraft = StructOf<typeof levelDraft.fields>;

const textOf = ({ code }: { readonly code: string }) => problems[code as keyof typeof problems];
const insuranceError = fieldErrors<InsuranceDraft>(textOf);
const levelError = fieldErrors<LevelDraft>(textOf);

const BACK = { to: '/insurances', label: failures.back };

/** Naming an insurance. */
export const InsuranceForm = () => {
  const workflow = useWorkflow();
  return (
    <RecordScreen<InsuranceDraft, object, Insurance>
      workflow={workflow}
      title={({ id }) => (id === null ? insurance.titleNew : insurance.titleEdit)}
      texts={records.insurance}
      back={BACK}
      loadError={failures.insurance.load}
      warnings={() => <p>{warnings.insurance}</p>}
      candidateName={({ name }) => name}
      error={({ failure }) => (failure ? saveFailure(failure, { prefix: failures.insurance.save, labels: fields }) : null)}
      fields={(context, disabled, change) => (
        <TextField
          label={fields.name}
          required
          value={context.draft.name}
          error={insuranceError(context, 'name')}
          disabled={disabled}
          input={{ maxLength: 200, enterKeyHint: 'done' }}
          onChange={(name) => change({ name })}
        />
      )}
    />
  );
};

const formError = ({ problems: found, failure }: FormContext<LevelDraft, InsuranceTariff>) =>
  found.length > 0 ? problems.levelInvalid : failure ? saveFailure(failure, { prefix: failures.level.save, labels: fields }) : null;

/** One level of an insurance: for whom it is, and what they pay themselves. */
export const LevelForm = () => {
  const workflow = useWorkflow();
  return (
    <RecordScreen<LevelDraft, object, InsuranceTariff>
      workflow={workflow}
      title={({ id }) => (id === null ? level.titleNew : level.titleEdit)}
      texts={records.level}
      back={BACK}
      loadError={failures.level.load}
      warnings={() => <p>{warnings.level}</p>}
      candidateName={({ plan_level, cover_type }) => level.name(plan_level, covers[String(cover_type)] ?? '')}
      error={formError}
      fields={(context, disabled, change) => (
        <>
          <TextField
            label={fields.plan_level}
            required
            value={context.draft.plan_level}
            error={levelError(context, 'plan_level')}
            disabled={disabled}
            input={{ maxLength: 100, enterKeyHint: 'next' }}
            onChange={(plan_level) => change({ plan_level })}
          />
          <ChoiceField
            label={fields.cover_type}
            required
            choices={[1, 2].map((value) => ({ value, label: covers[value] ?? '' }))}
            value={context.draft.cover_type ?? null}
            error={levelError(context, 'cover_type')}
            disabled={disabled}
            onChange={(cover_type) => change({ cover_type })}
          />
          <PercentField
            label={fields.percent}
            required
            value={context.draft.percent}
            error={levelError(context, 'percent')}
            disabled={disabled}
            onChange={(percent) => change({ percent })}
          />
        </>
      )}
    />
  );
};
