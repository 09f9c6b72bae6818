import { css } from '@linaria/core';
import { numberParam } from '../../machines/kit/screen.ts';
import { isTyped } from '../../machines/kit/staged/context.ts';
import { splitTags } from '../../schema/kit/tags.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { alarmsOf } from '../../schema/prescription/allergens.ts';
import { type LineDraft, lineDraft, type PrescriptionHead } from '../../schema/prescription/line.ts';
import { shallow, useApp, useSelected } from '../kit/actors.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { partyWords } from '../kit/fields/choice/party/texts.ts';
import { AlertIcon } from '../kit/icons/basics.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { Card } from '../kit/page/page.tsx';
import type { Entry } from '../kit/page/staged/staged-rows.tsx';
import { SubjectLine } from '../kit/page/staged/subject-line.tsx';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { WorksheetScreen } from '../kit/page/staged/worksheet-screen.tsx';
import type { WorksheetSnapshot } from '../kit/page/staged/worksheet-state.ts';
import { pageWords } from '../kit/page/texts.ts';
import { HeadNotice } from '../kit/print/head-notice.tsx';
import { PaperPreview } from '../kit/print/paper/paper-preview.tsx';
import { PrintedPaper } from '../kit/print/paper/printed-paper.tsx';
import { titledName } from '../kit/print/titled-name.ts';
import { colour, weight } from '../kit/theme/tokens.ts';
import { ChoosePatient } from './choose-patient.tsx';
import { LineFields } from './line-fields.tsx';
import { usePatientState } from './patient-state.ts';
import { PrescriptionPage } from './prescription-page.tsx';
import { Safety } from './safety.tsx';
import { PRESCRIPTION_PATH, useSubjectOf } from './subject.ts';
import { fields, form, list, one, paper, safety } from './texts.ts';
import { alarmText, lineName } from './wording.ts';

const loadQuestions = () => import('./print-questions.tsx');

const danger = css`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${colour.danger};
  font-weight: ${weight.bold};
  & > svg {
    flex: none;
  }
`;

const texts = stagedWords(one);

const entryOf = (draft: LineDraft, alarm: string | null): Entry => {
  return {
    name: lineName(draft),
    title: <bdi>{draft.drug}</bdi>,
    detail: (
      <>
        {draft.form ? <bdi>{draft.form}</bdi> : null}
        <span>{paper.count(draft.count)}</span>
        <bdi>{draft.usage}</bdi>
        {alarm ? (
          <span className={danger}>
            <AlertIcon size={16} />
            {alarm}
          </span>
        ) : null}
      </>
    ),
  };
};

/** Writing a prescription, with what the patient must not be given in sight, and the paper beside it. */
const PrescriptionOf = ({ workflow, id }: { readonly workflow: string; readonly id: number }) => {
  const today = useApp(({ at }) => tehranDay(at));
  const subjectOf = useSubjectOf();
  const state = usePatientState(id);
  const patient = state.value;
  const allergies = splitTags(patient?.drug_allergies ?? '');
  const nameOf = ({ patient: kept }: PrescriptionHead): string | null => (patient && fullName(patient)) || kept?.name || null;
  /** Whom a further page is of. */
  const subject = (head: PrescriptionHead): string | null => (patient ? titledName(patient) : nameOf(head));
  const warningOf = (drug: string) => alarmText(alarmsOf(drug, allergies));
  const isComplete = (draft: LineDraft) => lineDraft.problems(draft, today).length === 0;
  // Whatever of it goes on paper.
  const isMarked = useSelected(workflow, ({ context }: WorksheetSnapshot<PrescriptionHead, LineDraft>) =>
    [context, ...context.rows].some(({ draft }) => warningOf(draft.drug) !== null),
  );
  const pageOf = (head: PrescriptionHead, rows: readonly { readonly key: number; readonly draft: LineDraft }[]) => (
    <PrescriptionPage patient={patient} name={nameOf(head)} rows={rows} />
  );
  return (
    <WorksheetScreen<PrescriptionHead, LineDraft, typeof import('./print-questions.tsx')>
      workflow={workflow}
      title={form.title}
      back="/"
      path={PRESCRIPTION_PATH}
      subjectOf={(draft, params) => (patient && Number(params.patient) === id ? fullName(patient) : subjectOf(draft, params))}
      texts={texts}
      list={list}
      missing={(draft) => lineDraft.problems(draft, today).map(({ field }) => fields[field])}
      fields={(context, disabled, send) => {
        const filled = { ...context, draft: { ...context.draft, ...context.head } };
        const marked = context.rows.filter(({ draft }) => warningOf(draft.drug) !== null).length;
        return (
          <>
            <Card>
              <SubjectLine
                name={nameOf(context.head) ?? (state.busy ? null : pageWords.unknown)}
                other={{ to: PRESCRIPTION_PATH, label: partyWords.other }}
                disabled={disabled}
              />
            </Card>
            <Safety state={state} />
            {marked > 0 ? (
              <Banner tone="problem" announced>
                {safety.marked(marked)}
              </Banner>
            ) : null}
            <LineFields state={filled} warningOf={warningOf} disabled={disabled} onChange={(change) => send({ type: 'draft.changed', change })} />
          </>
        );
      }}
      entryOf={(draft) => entryOf(draft, warningOf(draft.drug))}
      preview={(context, send) => {
        const { head, rows, draft, nextKey, paper: standing } = context;
        // It goes along when it is printed.
        const along = isTyped(context) && isComplete(draft) ? [{ key: nextKey, draft }] : [];
        return (
          <Card>
            <HeadNotice>
              {isTyped(context) && draft.drug.trim() !== '' ? <p>{paper.typed(lineName(draft))}</p> : null}
              <PaperPreview
                title={paper.title}
                subject={subject(head)}
                {...standing}
                onPaper={(size) => send({ type: 'paper.chosen', paper: size })}
                onZoom={(zoom) => send({ type: 'zoom.chosen', zoom })}
              >
                {pageOf(head, [...rows, ...along])}
              </PaperPreview>
            </HeadNotice>
          </Card>
        );
      }}
      paper={({ head, rows, paper: { paper: size } }) => (
        <PrintedPaper title={paper.title} subject={subject(head)} paper={size}>
          {pageOf(head, rows)}
        </PrintedPaper>
      )}
      print={form.print}
      doubts={[...(state.doubt === null ? [] : [state.doubt]), ...(isMarked ? (['marked'] as const) : [])]}
      loadQuestions={loadQuestions}
      questions={({ PrintQuestions }, doubts) => <PrintQuestions workflow={workflow} patient={patient} doubts={doubts} warningOf={warningOf} />}
      onPaper={form}
    />
  );
};

/** The prescription of the patient in the address; without one, the choice of somebody. */
export const Prescription = () => {
  const workflow = useWorkflow();
  const subjectOf = useSubjectOf();
  const params = useSelected(workflow, ({ context }: WorksheetSnapshot) => context.params, shallow);
  const id = numberParam(params, 'patient') ?? 0;
  return id > 0 ? <PrescriptionOf key={workflow} workflow={workflow} id={id} /> : <ChoosePatient workflow={workflow} texts={texts} subjectOf={subjectOf} />;
};
