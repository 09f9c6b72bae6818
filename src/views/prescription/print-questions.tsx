import { isTyped } from '../../machines/kit/staged/context.ts';
import { splitTags } from '../../schema/kit/tags.ts';
import { fullName, type Patient } from '../../schema/patients/patient.ts';
import { alarmsOf } from '../../schema/prescription/allergens.ts';
import type { LineDraft, PrescriptionHead } from '../../schema/prescription/line.ts';
import type { SheetDoubt } from '../../schema/workflows/worksheet.ts';
import { now } from '../kit/clock.ts';
import { Button } from '../kit/controls/button.tsx';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { useSendWorksheet, useWorksheet } from '../kit/page/staged/worksheet-state.ts';
import { previewWords } from '../kit/print/paper/preview-texts.ts';
import { asked } from './asked-texts.ts';
import { safety } from './texts.ts';
import { lineName } from './wording.ts';

interface PrintQuestionsProps {
  readonly workflow: string;
  /** As far as anybody knows them. */
  readonly patient: Patient | null;
  /** What speaks against it at this moment, whatever of the form goes along. */
  readonly doubts: readonly SheetDoubt[];
  readonly warningOf: (drug: string) => string | null;
}

const isUnmarked = (doubt: SheetDoubt): doubt is Exclude<SheetDoubt, 'marked'> => doubt !== 'marked';
const isOfFile = (doubt: SheetDoubt): boolean => isUnmarked(doubt) && doubt !== 'practice';

/** What is asked before a prescription is printed: about a line that stands in the form still, what is marked, and what nobody knows, as it is while that is asked. */
export const PrintQuestions = ({ workflow, patient, doubts, warningOf }: PrintQuestionsProps) => {
  const { value, context } = useWorksheet<PrescriptionHead, LineDraft>(workflow);
  const send = useSendWorksheet<LineDraft>(workflow);
  const cancel = () => send({ type: 'question.cancelled' });
  const marked = context.rows.filter(({ draft }) => warningOf(draft.drug) !== null);
  const unknown = doubts.filter(isUnmarked);
  if (value === 'omitting' && isTyped(context)) {
    return (
      <ConfirmDialog
        // A question of its own: the second tap on this one is no answer to the next, and that takes the focus.
        key="omitting"
        open
        tone="primary"
        title={asked.omitTitle}
        confirmLabel={asked.omitAdd}
        cancelLabel={asked.omitBack}
        onConfirm={() => send({ type: 'entry.added', at: now(), doubts })}
        onClose={cancel}
      >
        <p>{asked.omit(lineName(context.draft))}</p>
        <Button onClick={() => send({ type: 'entry.omitted', at: now(), doubts: marked.length > 0 ? doubts : unknown })}>{asked.omitPrint}</Button>
      </ConfirmDialog>
    );
  }
  if (value !== 'doubting') return null;
  const known = splitTags(patient?.drug_allergies ?? '');
  const allergies = known.join('، ');
  // What may go with an allergy is no more than that.
  const isSure = marked.some(({ draft }) => alarmsOf(draft.drug, known).some(({ kind }) => kind !== 'crossing'));
  const isOfThem = context.doubts.some(isOfFile) || doubts.some(isOfFile);
  const hasCome = isOfThem && !doubts.some(isOfFile);
  const titleOf = () => {
    if (hasCome) return asked.cameTitle;
    if (isOfThem) return asked.doubtTitle;
    if (marked.length > 0) return isSure ? asked.markedTitle : asked.crossingTitle;
    return previewWords.doubtTitle;
  };
  return (
    <ConfirmDialog
      // What comes while it is asked is another question, with the focus at the answer that changes nothing.
      key={`${doubts.join()} ${allergies} ${marked.length}`}
      open
      title={titleOf()}
      confirmLabel={asked.doubtPrint}
      onConfirm={() => send({ type: 'print.confirmed', at: now(), doubts })}
      onClose={cancel}
    >
      {hasCome ? <p>{asked.came(allergies || safety.none)}</p> : null}
      {marked.length > 0 ? (
        <div role="alert">
          {marked.map(({ key, draft }) => (
            <p key={key}>{asked.marked(lineName(draft), warningOf(draft.drug) ?? '')}</p>
          ))}
        </div>
      ) : null}
      {unknown.map((doubt) => (
        <p key={doubt}>{asked.doubts[doubt]}</p>
      ))}
      {!isOfThem && context.doubts.includes('practice') && unknown.length === 0 ? <p>{previewWords.practiceCame}</p> : null}
      {(patient && fullName(patient)) || context.head.patient?.name ? null : <p>{asked.doubtName}</p>}
    </ConfirmDialog>
  );
};
