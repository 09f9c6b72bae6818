import { css } from '@linaria/core';
import { rowById } from '../../machines/kit/rows.ts';
import { splitTags } from '../../schema/kit/tags.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { fullName, type Patient } from '../../schema/patients/patient.ts';
import { alarmsOf } from '../../schema/prescription/allergens.ts';
import { type LineDraft, lineDraft, type PrescriptionHead } from '../../schema/prescription/line.ts';
import { useApp } from '../kit/actors.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { PatientField } from '../kit/fields/choice/party/patient-field.tsx';
import { AlertIcon } from '../kit/icons/basics.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { Card } from '../kit/page/page.tsx';
import type { Entry } from '../kit/page/staged/staged-rows.tsx';
import { SubjectLine } from '../kit/page/staged/subject-line.tsx';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { WorksheetScreen } from '../kit/page/staged/worksheet-screen.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { HeadNotice } from '../kit/print/head-notice.tsx';
import { PaperPreview } from '../kit/print/paper/paper-preview.tsx';
import { PrintedPaper } from '../kit/print/paper/printed-paper.tsx';
import { useListState, useRows } from '../kit/resources.ts';
import { colour, weight } from '../kit/theme/tokens.ts';
import { LineFields } from './line-fields.tsx';
import { PrescriptionPage } from './prescription-page.tsx';
import { Safety } from './safety.tsx';
import { fields, form, list, one, paper, safety } from './texts.ts';
import { alarmText, fieldError, lineName } from './wording.ts';

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

const entryOf = (draft: LineDraft, allergies: readonly string[]): Entry => {
  const alarm = alarmText(alarmsOf(draft.drug, allergies));
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
export const Prescription = () => {
  const workflow = useWorkflow();
  const today = useApp(({ at }) => tehranDay(at));
  const patients = useRows('patients');
  const { known } = useListState('patients');
  /** Null for nobody, undefined while the list is on its way. */
  const patientOf = ({ patient }: PrescriptionHead): Patient | null | undefined => {
    if (!patient) return null;
    return rowById(patients, patient.id) ?? (known ? null : undefined);
  };
  const allergiesOf = (head: PrescriptionHead) => splitTags(patientOf(head)?.drug_allergies ?? '');
  const nameOf = ({ patient }: PrescriptionHead): string | null => {
    const row = patient ? rowById(patients, patient.id) : undefined;
    return patient?.name || (row ? fullName(row) : null);
  };
  const pageOf = (head: PrescriptionHead, rows: readonly { readonly key: number; readonly draft: LineDraft }[]) => (
    <PrescriptionPage patient={patientOf(head)} name={nameOf(head)} rows={rows} />
  );
  return (
    <WorksheetScreen<PrescriptionHead, LineDraft>
      key={workflow}
      workflow={workflow}
      title={form.title}
      back="/"
      path="/prescription"
      subjectOf={(_, { patient }) => (patient === undefined ? null : nameOf({ patient: { id: Number(patient) } }))}
      texts={texts}
      list={list}
      missing={(draft) => lineDraft.problems(draft, today).map(({ field }) => fields[field])}
      fields={(context, disabled, send) => {
        const state = { ...context, draft: { ...context.draft, ...context.head } };
        const marked = context.rows.filter(({ draft }) => alarmsOf(draft.drug, allergiesOf(context.head)).length > 0).length;
        return (
          <>
            <Card>
              {context.params.patient === undefined ? (
                <PatientField
                  label={fields.patient}
                  required
                  value={context.head.patient}
                  error={fieldError(state, 'patient')}
                  disabled={disabled}
                  onChoose={(row) => send({ type: 'head.changed', change: { patient: { id: row.id, name: fullName(row) } } })}
                />
              ) : (
                <SubjectLine
                  name={nameOf(context.head) ?? (known ? pageWords.unknown : null)}
                  other={{ to: '/prescription', label: form.otherPatient }}
                  disabled={disabled}
                />
              )}
            </Card>
            <Safety patient={patientOf(context.head)} />
            {marked > 0 ? (
              <Banner tone="problem" announced>
                {safety.marked(marked)}
              </Banner>
            ) : null}
            <LineFields
              state={state}
              alarms={alarmsOf(context.draft.drug, allergiesOf(context.head))}
              disabled={disabled}
              onChange={(change) => send({ type: 'draft.changed', change })}
            />
          </>
        );
      }}
      entryOf={(draft, head) => entryOf(draft, allergiesOf(head))}
      preview={({ head, rows, paper: standing }, send) => (
        <Card>
          <HeadNotice />
          <PaperPreview
            title={paper.title}
            {...standing}
            onPaper={(size) => send({ type: 'paper.chosen', paper: size })}
            onZoom={(zoom) => send({ type: 'zoom.chosen', zoom })}
          >
            {pageOf(head, rows)}
          </PaperPreview>
        </Card>
      )}
      paper={({ head, rows, paper: { paper: size } }) => (
        <PrintedPaper title={paper.title} paper={size}>
          {pageOf(head, rows)}
        </PrintedPaper>
      )}
      print={form.print}
    />
  );
};
