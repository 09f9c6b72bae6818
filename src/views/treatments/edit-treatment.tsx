import { isContractMissing, placed, treatmentFacts } from '../../machines/treatments/facts.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { TreatmentDraft, TreatmentFacts } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { useApp } from '../kit/actors.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { believed } from '../kit/fields/choice/whole-lists.ts';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { RecordScreen } from '../kit/page/record/record-screen.tsx';
import { recordWords } from '../kit/page/record/texts.ts';
import { WaitingForms } from '../kit/page/record/waiting-forms.tsx';
import { useTreatmentLists, useWhole } from './lists.ts';
import { LoadProblems } from './load-problems.tsx';
import { failures, form, one, problems } from './texts.ts';
import { TreatmentFields } from './treatment-fields.tsx';
import { patientName, recordName, updateFailure } from './wording.ts';

const texts = recordWords(one);

/** Changing one stored treatment. */
export const EditTreatment = () => {
  const workflow = useWorkflow();
  const lists = useTreatmentLists();
  const today = useApp(({ at }) => tehranDay(at));
  const whole = useWhole();
  const factsOf = (draft: TreatmentDraft, record: Surgery | null) => believed(treatmentFacts(draft, lists, today, record), whole);
  return (
    <RecordScreen<TreatmentDraft, TreatmentFacts, Surgery>
      key={workflow}
      workflow={workflow}
      list="surgeries"
      title={() => form.titleEdit}
      detail={({ draft }) => patientName(lists, draft) ?? undefined}
      texts={texts}
      back={{ to: '/patients', label: form.backToPatients }}
      loadError={failures.record}
      facts={({ draft, record }) => factsOf(draft, record)}
      troubles={({ draft, record }) => (
        <>
          <WaitingForms<TreatmentDraft, Surgery>
            workflow={workflow}
            texts={texts}
            nameOf={(other) => other.record && recordName(lists, other.record)}
            path={({ id }) => `/new-treatment/${id}`}
          />
          <LoadProblems />
          {record && isContractMissing(record, lists) ? <Banner tone="warning">{problems.contractNotFound}</Banner> : null}
          {record && !record.surgery_time && !draft.surgery_time?.day ? <Banner tone="warning">{problems.initialDate}</Banner> : null}
        </>
      )}
      fields={(context, disabled, change) => (
        <TreatmentFields
          state={{ ...context, draft: placed(context.draft, lists.contracts, context.record) }}
          lists={lists}
          facts={factsOf(context.draft, context.record)}
          fixedPatient
          stored={context.record}
          disabled={disabled}
          onChange={change}
        />
      )}
      candidateName={(surgery) => recordName(lists, surgery)}
      error={({ failure }) => (failure ? updateFailure(failure) : null)}
    />
  );
};
