import type { SnapshotFrom } from 'xstate';
import type { removalMachine } from '../../../machines/kit/removal.ts';
import { isFinal } from '../../../schema/kit/failure.ts';
import { shallow, useSelectedIfOpen, useSend } from '../../kit/actors.tsx';
import type { RemovalWords } from '../../kit/feedback/area-words.ts';
import { failureText } from '../../kit/feedback/failure-text.ts';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog.tsx';
import { useAreas } from '../../kit/page/screens.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { removal } from '../texts/around.ts';

type RemovalSnapshot = SnapshotFrom<typeof removalMachine>;
type RemovalEvent = Parameters<RemovalSnapshot['can']>[0];

const partsOf = (snapshot: RemovalSnapshot) => ({
  ...snapshot.context,
  busy: snapshot.hasTag('busy'),
  problem: snapshot.hasTag('problem'),
  unsure: snapshot.matches('unsure'),
});

/** How many rows stand in what is to be deleted, if it is known and there are any. */
const Held = ({ holds: { resource, field, said }, id }: { readonly holds: NonNullable<RemovalWords['holds']>; readonly id: number }) => {
  const rows: readonly object[] = useRows(resource);
  const { known, unreadable } = useListState(resource);
  const count = rows.filter((row) => (row as Readonly<Record<string, unknown>>)[field] === id).length;
  return known && unreadable === 0 && count > 0 ? <p>{said(count)}</p> : null;
};

/** The question before anything is deleted, the deletion under way, and what went wrong with it. */
export const RemovalDialog = () => {
  const open = useSelectedIfOpen('removal', partsOf, shallow);
  const areas = useAreas();
  const send = useSend<RemovalEvent>('removal');
  // Who has gone elsewhere is told there what becomes of it.
  if (open === undefined || open.left) return null;
  const { resource, id, label, failure, busy, problem, unsure, stillThere } = open;
  const wording = areas.find(({ removals }) => removals && resource in removals)?.removals?.[resource];
  const final = problem && !unsure && isFinal(failure);
  const close = () => {
    if (!busy) send({ type: 'removal.closed' });
  };
  return (
    <ConfirmDialog
      open
      title={removal.title}
      confirmLabel={final ? null : busy ? removal.deleting : unsure ? removal.look : problem ? words.retry : removal.yes}
      {...(final ? { cancelLabel: removal.close } : {})}
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
        <p role="alert">{unsure ? removal.unsure : failureText(failure, wording ?? { fallback: removal.failed })}</p>
      ) : (
        <>
          {wording?.holds ? <Held holds={wording.holds} id={id} /> : null}
          <p>{stillThere ? removal.stillThere : (wording?.question ?? removal.question(label))}</p>
          <p>{removal.irreversible}</p>
        </>
      )}
    </ConfirmDialog>
  );
};
