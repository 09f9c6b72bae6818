import type { SnapshotFrom } from 'xstate';
import type { sessionListMachine } from '../../machines/account/session-list.ts';
import { shallow, useActor, useApp, useSelected, useSend } from '../kit/actors.tsx';
import { ago } from '../kit/calendar/ago.ts';
import { failureText } from '../kit/feedback/failure-text.ts';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { words } from '../kit/texts.ts';
import { DeviceName } from './session-row.tsx';
import { sessions, ending as texts } from './texts.ts';

type Snapshot = SnapshotFrom<typeof sessionListMachine>;
type Event = Parameters<Snapshot['can']>[0];

const partsOf = (snapshot: Snapshot) => ({
  asked: snapshot.hasTag('question'),
  busy: snapshot.hasTag('ending'),
  problem: snapshot.hasTag('problem'),
  unsure: snapshot.matches('unsure'),
  ending: snapshot.context.ending,
  failure: snapshot.context.failure,
  stillThere: snapshot.context.stillThere,
});

/** The question before a device is signed out, while that is under way, and what went wrong with it. */
export const EndDialog = ({ workflow }: { readonly workflow: string }) => {
  const { asked, busy, problem, unsure, ending, failure, stillThere } = useSelected(workflow, partsOf, shallow);
  // What has ended has nothing to ask, although its last picture stays until the next screen comes.
  const open = useActor(workflow) !== undefined && asked;
  const at = useApp((context) => context.at);
  const send = useSend<Event>(workflow);
  const [only] = ending?.rows ?? [];
  const one = ending?.id != null;
  return (
    <ConfirmDialog
      open={open}
      title={one ? texts.title : texts.othersTitle}
      confirmLabel={busy ? texts.underWay : unsure ? texts.look : problem ? words.retry : texts.yes}
      tone={unsure ? 'primary' : 'danger'}
      busy={busy}
      onClose={() => {
        if (!busy) send({ type: 'end.closed' });
      }}
      onConfirm={() => send({ type: problem ? 'end.retried' : 'end.confirmed' })}
    >
      {one && only ? (
        <p>
          <strong>
            <DeviceName session={only} />
          </strong>
          {only.used_at == null ? null : ` · ${sessions.used(ago(at - only.used_at))}`}
        </p>
      ) : null}
      {problem ? (
        <p role="alert">{unsure ? texts.unsure : failureText(failure, { prefix: `${texts.failed} ` })}</p>
      ) : (
        <p>{stillThere ? texts.stillThere : one ? texts.question : texts.othersQuestion(ending?.rows.length ?? 0)}</p>
      )}
    </ConfirmDialog>
  );
};
