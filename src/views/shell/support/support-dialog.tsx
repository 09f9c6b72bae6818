import type { SnapshotFrom } from 'xstate';
import type { supportMachine } from '../../../machines/app/support.ts';
import { shallow, useSelectedIfOpen, useSend } from '../../kit/actors.tsx';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog.tsx';
import { words } from '../../kit/texts.ts';
import { logLoss, report } from './texts.ts';

type SupportSnapshot = SnapshotFrom<typeof supportMachine>;
type SupportEvent = Parameters<SupportSnapshot['can']>[0];

const partsOf = (snapshot: SupportSnapshot) => ({ task: snapshot.context.task, busy: snapshot.hasTag('busy'), problem: snapshot.hasTag('problem') });

const WORDS = {
  report: { title: report.title, confirm: report.confirm, busy: report.busy, failed: report.failed, says: [report.explain, report.privacy] },
  delete: { title: logLoss.removeTitle, confirm: logLoss.removeYes, busy: logLoss.removing, failed: logLoss.removeFailed, says: [logLoss.removeQuestion] },
} as const;

/** What a report holds, or what deleting the log means, before either is done. */
export const SupportDialog = () => {
  const open = useSelectedIfOpen('support', partsOf, shallow);
  const send = useSend<SupportEvent>('support');
  if (open === undefined) return null;
  const { task, busy, problem } = open;
  const { title, confirm, busy: doing, failed, says } = WORDS[task];
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={busy ? doing : problem ? words.retry : confirm}
      tone={task === 'delete' ? 'danger' : 'primary'}
      busy={busy}
      onClose={() => {
        if (!busy) send({ type: 'support.closed' });
      }}
      onConfirm={() => send({ type: problem ? 'support.retried' : 'support.confirmed' })}
    >
      {problem ? <p role="alert">{failed}</p> : says.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </ConfirmDialog>
  );
};
