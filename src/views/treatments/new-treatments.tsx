import { css } from '@linaria/core';
import { missingOfTreatment, type TreatmentLists, treatmentFacts } from '../../machines/treatments/facts.ts';
import { parseAmount } from '../../schema/kit/money.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { pickedTeeth, pickedTooth } from '../../schema/kit/tooth.ts';
import type { TreatmentDraft, TreatmentFacts } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { useApp } from '../kit/actors.tsx';
import { believed } from '../kit/fields/choice/whole-lists.ts';
import { Amount } from '../kit/figures/amount.tsx';
import { DayText } from '../kit/figures/day-text.tsx';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { ToothMark } from '../kit/figures/tooth-mark.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import type { Entry } from '../kit/page/staged/staged-rows.tsx';
import { StagedScreen } from '../kit/page/staged/staged-screen.tsx';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { pageWords } from '../kit/page/texts.ts';
import { colour, weight } from '../kit/theme/tokens.ts';
import { useTreatmentLists, useWhole } from './lists.ts';
import { LoadProblems } from './load-problems.tsx';
import { fields, form, one, staged } from './texts.ts';
import { TreatmentFields } from './treatment-fields.tsx';
import { clinicName, createFailure, entryName, patientName, recordName } from './wording.ts';

const cost = css`
  font-weight: ${weight.bold};
  color: ${colour.ink};
`;

const texts = stagedWords(one);

const entryOf = (lists: TreatmentLists, draft: TreatmentDraft): Entry => {
  const fdi = pickedTooth(draft) ?? '';
  return {
    name: entryName(draft),
    mark: <ToothMark fdi={fdi} />,
    title: draft.procedure_type?.name ?? pageWords.unknown,
    detail: (
      <>
        <span>{patientName(lists, draft) || pageWords.unknown}</span>
        <span>{briefFdi(fdi)}</span>
        <span>{clinicName(lists, draft)}</span>
        {draft.surgery_time?.day ? <DayText>{draft.surgery_time.day}</DayText> : null}
        <span className={cost}>
          <Amount toman={parseAmount(draft.total_cost) ?? 0} short />
        </span>
      </>
    ),
  };
};

/** Entering treatments, one or several, and sending them. */
export const NewTreatments = () => {
  const workflow = useWorkflow();
  const lists = useTreatmentLists();
  const today = useApp(({ at }) => tehranDay(at));
  const whole = useWhole();
  const factsOn = (draft: TreatmentDraft, day: string) => believed(treatmentFacts(draft, lists, day), whole);
  const facts = (draft: TreatmentDraft) => factsOn(draft, today);
  const missing = (draft: TreatmentDraft) => {
    // A tooth stands in a quarter: both are one thing to whoever looks at the picture.
    return [...new Set(missingOfTreatment(draft, today, facts(draft)).map((field) => fields[field === 'quadrant' ? 'tooth_number' : field]))];
  };
  return (
    <StagedScreen<TreatmentDraft, TreatmentFacts, Surgery>
      key={workflow}
      workflow={workflow}
      title={form.titleNew}
      back="/patients"
      path="/new-treatment"
      subjectOf={(draft) => patientName(lists, draft)}
      countOf={(draft) => pickedTeeth(draft).length}
      texts={texts}
      list={staged}
      facts={factsOn}
      missing={missing}
      troubles={<LoadProblems />}
      entryOf={(draft) => entryOf(lists, draft)}
      recordName={(surgery) => recordName(lists, surgery)}
      failureText={createFailure}
      total={(drafts) => <Amount toman={drafts.reduce((all, { total_cost }) => all + (parseAmount(total_cost) ?? 0), 0)} />}
      totalLabel={staged.total}
      fields={(context, disabled, change) => (
        <TreatmentFields
          state={context}
          lists={lists}
          facts={facts(context.draft)}
          disabled={disabled}
          onChange={change}
          presets={context.rows.length === 0 ? context.opened : null}
          patientGiven={context.params.patient !== undefined}
        />
      )}
    />
  );
};
