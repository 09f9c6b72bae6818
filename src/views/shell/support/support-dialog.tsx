import type { SnapshotFrom } from 'xstate';
import type { supportMachine } from '../../../machines/app/asking/support.ts';
import { shallow, useApp, useSelectedIfOpen, useSend } from '../../kit/actors.tsx';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog.tsx';
import { words } from '../../kit/texts.ts';
import { ReportSheet } from './report-sheet.tsx';
import { logRemoval } from './texts.ts';

type SupportSnapshot = SnapshotFrom<typeof supportMachine>;
type SupportEvent = Parameters<SupportSnapshot['can']>[0];

const partsOf = (snapshot: SupportSnapshot) => {
  const { task, told, bytes } = snapshot.context;
  return {
    task,
    told,
    bytes,
    aside: snapshot.hasTag('aside'),
    preparing: snapshot.hasTag('preparing'),
    busy: snapshot.hasTag('busy'),
    problem: snapshot.hasTag('problem'),
  };
};

/** A report that is prepared and handed over, or what deleting the log means before it is done. */
export const SupportDialog = () => {
  const open = useSelectedIfOpen('support', partsOf, shallow);
  const left = useApp(({ log }) => log?.left ?? 0);
  const send = useSend<SupportEvent>('support');
  if (open === undefined || open.aside) return null;
  const { task, told, bytes, preparing, busy, problem } = open;
  const close = () => send({ type: 'support.closed' });
  const confirm = () => send({ type: problem ? 'support.retried' : 'support.confirmed' });
  if (task === 'report') {
    const state = preparing ? 'preparing' : busy ? 'busy' : problem ? 'problem' : 'ready';
    return (
      <ReportSheet told={told} bytes={bytes} state={state} onTold={(text) => send({ type: 'told.changed', told: text })} onClose={close} onConfirm={confirm} />
    );
  }
  return (
    <ConfirmDialog
      open
      title={logRemoval.removeTitle}
      confirmLabel={busy ? logRemoval.removing : problem ? words.retry : logRemoval.removeYes}
      busy={busy}
      onClose={close}
      onConfirm={confirm}
    >
      {problem ? <p role="alert">{logRemoval.removeFailed}</p> : <p>{logRemoval.removeQuestion}</p>}
      {left > 0 ? <p role="alert">{logRemoval.removeLeft(left)}</p> : null}
    </ConfirmDialog>
  );
};
