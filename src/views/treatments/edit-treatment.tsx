import { useId } from 'react';
import { isContractMissing, treatmentFacts } from '../../machines/treatments/facts.ts';
import type { TreatmentDraft, TreatmentFacts } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { now } from '../kit/clock.ts';
import { Button } from '../kit/controls/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { Form } from '../kit/fields/form.tsx';
import { ActionBar } from '../kit/page/action-bar.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import { RecordQuestions } from '../kit/record/record-questions.tsx';
import { hasFields, isLooking, useRecord, useSendRecord } from '../kit/record/record-state.ts';
import { RecordTrouble } from '../kit/record/record-trouble.tsx';
import { recordWords } from '../kit/record/texts.ts';
import { words } from '../kit/texts.ts';
import { useTreatmentLists } from './lists.ts';
import { LoadProblems } from './load-problems.tsx';
import { failures, form, one, problems } from './texts.ts';
import { TreatmentFields } from './treatment-fields.tsx';
import { saveFailure } from './wording.ts';

const texts = recordWords(one);
const back = { to: '/patients', label: form.backToPatients };

const EditOf = ({ workflow }: { readonly workflow: string }) => {
  const snapshot = useRecord<TreatmentDraft, Surgery>(workflow);
  const send = useSendRecord<TreatmentDraft, TreatmentFacts>(workflow);
  const lists = useTreatmentLists();
  const id = useId();
  const { context } = snapshot;
  const { record, draft, failure } = context;
  const busy = snapshot.hasTag('busy');
  const filled = hasFields(snapshot);
  const facts = treatmentFacts(draft, lists, record);
  const leave = () => send({ type: 'form.abandoned' });
  const undated = record !== null && !record.surgery_time && !draft.surgery_time.day;
  return (
    <>
      <PageHeader title={form.titleEdit} back={back.to} {...(filled ? { onBack: leave } : {})} />
      <Page>
        {filled ? (
          <>
            <LoadProblems />
            {record && isContractMissing(record, lists.contracts) ? <Banner tone="warning">{problems.contractNotFound}</Banner> : null}
            {undated ? <Banner tone="warning">{problems.initialDate}</Banner> : null}
            <Form id={id} refusal={context.attempts} onSubmit={() => send({ type: 'form.submitted', at: now(), facts })}>
              <TreatmentFields
                state={context}
                lists={lists}
                facts={facts}
                fixedPatient
                disabled={!snapshot.hasTag('editable')}
                onChange={(change) => send({ type: 'draft.changed', change })}
              />
            </Form>
          </>
        ) : (
          <RecordTrouble workflow={workflow} texts={texts} loadError={failures.record} back={back} />
        )}
      </Page>
      {filled ? (
        <ActionBar
          notice={
            isLooking(snapshot) ? (
              <Banner announced>{texts.looking}</Banner>
            ) : failure && !busy ? (
              <Banner tone="problem">{saveFailure(failures.update, failure)}</Banner>
            ) : null
          }
        >
          <Button onClick={leave} disabled={busy}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </ActionBar>
      ) : null}
      <RecordQuestions workflow={workflow} texts={texts} />
    </>
  );
};

/** Changing one stored treatment. */
export const EditTreatment = () => {
  const workflow = useWorkflow();
  return <EditOf key={workflow} workflow={workflow} />;
};
