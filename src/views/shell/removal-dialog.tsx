import type { SnapshotFrom } from 'xstate';
import type { removalMachine } from '../../machines/kit/removal.ts';
import { shallow, useSelectedIfOpen, useSend } from '../kit/actors.tsx';
import type { AreaWords } from '../kit/feedback/area-words.ts';
import { failureText } from '../kit/feedback/failure-text.ts';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { words } from '../kit/texts.ts';
import { trouble } from './texts.ts';

type RemovalSnapshot = SnapshotFrom<typeof removalMachine>;
type RemovalEvent = Parameters<RemovalSnapshot['can']>[0];

const partsOf = (snapshot: RemovalSnapshot) => ({
  ...snapshot.context,
  busy: snapshot.hasTag('busy'),
  problem: snapshot.hasTag('problem'),
  unsure: snapshot.matches('unsure'),
});

/** The question before anything is deleted, the deletion under way, and what went wrong with it. */
export const RemovalDialog = ({ areas }: { readonly areas: readonly AreaWords[] }) => {
  const removal = useSelectedIfOpen('removal', partsOf, shallow);
  const send = useSend<RemovalEvent>('removal');
  if (removal === undefined) return null;
  const { resource, label, failure, busy, problem, unsure, stillThere } = removal;
  const wording = areas.find(({ removals }) => removals && resource in removals)?.removals?.[resource];
  const close = () => {
    if (!busy) send({ type: 'removal.closed' });
  };
  return (
    <ConfirmDialog
      open
      title={words.removalTitle}
      confirmLabel={busy ? trouble.removing : unsure ? trouble.look : problem ? words.retry : words.removalYes}
      tone={unsure ? 'primary' : 'danger'}
      busy={busy}
      onClose={close}
      onConfirm={() => send({ type: problem ? 'removal.retried' : 'removal.confirmed' })}
    >
      {wording ? (
        <p>
          <strong>{label}</strong>
        </p>
      ) : null}
      {problem ? (
        <p role="alert">{unsure ? trouble.removalUnsure : failureText(failure, { fallback: trouble.removalFailed, ...wording })}</p>
      ) : (
        <>
          <p>{stillThere ? trouble.stillThere : (wording?.question ?? words.removalQuestion(label))}</p>
          <p>{words.irreversible}</p>
        </>
      )}
    </ConfirmDialog>
  );
};
