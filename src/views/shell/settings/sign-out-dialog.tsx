import { isUnended } from '../../../machines/kit/form/unended.ts';
import { type SessionSnapshot, useApp, useSelected, useSendSession, useSource } from '../../kit/actors.tsx';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog.tsx';
import { settings } from '../texts/settings.ts';
import { signOut } from './sign-out-texts.ts';

/** How many of the open workflows hold something that was entered and not brought to an end. */
const useBegun = (): number => {
  const source = useSource();
  const open = useApp((context) => context.open);
  return Object.keys(open).filter((id) => isUnended((source.get(id)?.getSnapshot() as { readonly context?: object } | undefined)?.context)).length;
};

/** The question before signing out, with what becomes of what was begun. */
export const SignOutDialog = () => {
  const asking = useSelected('session', (snapshot: SessionSnapshot) => snapshot.hasTag('leaving'));
  const keeps = useApp(({ log }) => log?.keeps);
  const left = useApp(({ log }) => log?.left ?? 0);
  const begun = useBegun();
  const send = useSendSession();
  const some = begun + left > 0;
  const loses = some && keeps === false;
  return (
    <ConfirmDialog
      open={asking}
      title={settings.signOut}
      confirmLabel={settings.signOutYes}
      tone={loses ? 'danger' : 'primary'}
      onClose={() => send({ type: 'signOut.withdrawn' })}
      onConfirm={() => send({ type: 'session.signOut' })}
    >
      {loses ? <p role="alert">{signOut.loses(begun, left)}</p> : null}
      <p>{settings.signOutQuestion}</p>
      {some && keeps ? <p>{signOut.keeps(begun, left)}</p> : null}
    </ConfirmDialog>
  );
};
