import type { insuranceDraft, levelDraft } from '../../schema/insurances/draft.ts';
import type { Insurance, InsuranceTariff } from '../../schema/insurances/insurance.ts';
import type { StructOf } from '../../schema/kit/shape.ts';
import { fieldErrors, saveFailure } from '../kit/feedback/wording.ts';
import { bindFields } from '../kit/fields/bound-field.ts';
import { ChoiceField } from '../kit/fields/choice/choice-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { PercentField } from '../kit/fields/typed/percent-field.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { RecordScreen } from '../kit/page/record/record-screen.tsx';
import { records } from './record-texts.ts';
import { coverName, covers, failures, fields, insurance, level, problems, warnings } from './texts.ts';

type InsuranceDraft = StructOf<typeof insuranceDraft.fields>;
type LevelDraft = StructOf<typeof levelDraft.fields>;

const textOf = ({ code }: { readonly code: string }) => problems[code as keyof typeof problems];
const bindInsurance = bindFields<InsuranceDraft>({ labels: fields, errors: fieldErrors(textOf), required: ['name'] });
const bindLevel = bindFields<LevelDraft>({ labels: fields, errors: fieldErrors(textOf), required: ['plan_level', 'percent', 'cover_type'] });

const BACK = { to: '/insurances', label: failures.back };

/** Naming an insurance. */
export const InsuranceForm = () => (
  <RecordScreen<InsuranceDraft, object, Insurance>
    workflow={useWorkflow()}
    list="insurances"
    title={({ id }) => (id === null ? insurance.titleNew : insurance.titleEdit)}
    texts={records.insurance}
    back={BACK}
    loadError={failures.insurance.load}
    warnings={() => <p>{warnings.insurance}</p>}
    candidateName={({ name }) => name}
    error={({ failure }) => (failure ? saveFailure(failure, { prefix: failures.insurance.save, labels: fields }) : null)}
    fields={(...form) => <TextField {...bindInsurance(...form)('name')} input={{ maxLength: 200 }} />}
  />
);

/** One level of an insurance: for whom it is, and what they pay themselves. */
export const LevelForm = () => (
  <RecordScreen<LevelDraft, object, InsuranceTariff>
    workflow={useWorkflow()}
    list="insuranceTariffs"
    title={({ id }) => (id === null ? level.titleNew : level.titleEdit)}
    texts={records.level}
    back={BACK}
    loadError={failures.level.load}
    warnings={() => <p>{warnings.level}</p>}
    candidateName={({ plan_level, cover_type }) => level.name(plan_level, coverName(cover_type))}
    error={({ problems: found, failure }) =>
      found.length > 0 ? problems.levelInvalid : failure && saveFailure(failure, { prefix: failures.level.save, labels: fields })
    }
    fields={(...form) => {
      const bind = bindLevel(...form);
      const { value: cover = null, ...choice } = bind('cover_type');
      return (
        <>
          <TextField {...bind('plan_level')} input={{ maxLength: 100 }} />
          <ChoiceField {...choice} value={cover} choices={covers} />
          <PercentField {...bind('percent')} stored={form[0].record?.percent} />
        </>
      );
    }}
  />
);
