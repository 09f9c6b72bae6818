import type { LoginProblem } from '../../machines/session/session.ts';
import { shallow, useSendSession, useSession } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { SecretField } from '../kit/fields/secret/secret-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { login } from './texts.ts';

export interface LoginFieldsProps {
  readonly problem: LoginProblem | null;
  readonly busy: boolean;
}

/** User name and password (SES-LOGIN-2). */
export const PasswordFields = ({ problem, busy }: LoginFieldsProps) => {
  const { username, filled } = useSession(({ username, filled }) => ({ username, filled: filled.password }), shallow);
  const send = useSendSession();
  const missing = problem?.code === 'credentialsMissing';
  return (
    <>
      <TextField
        label={login.username}
        kind="latin"
        value={username}
        onChange={(value) => send({ type: 'username.typed', value })}
        invalid={missing && username === ''}
        disabled={busy}
        input={{ name: 'username', autoComplete: 'username' }}
      />
      <SecretField
        label={login.password}
        name="password"
        filled={filled}
        onFilled={(next) => send({ type: 'secret.filled', field: 'password', filled: next })}
        invalid={missing && !filled}
        disabled={busy}
        input={{ autoComplete: 'current-password', enterKeyHint: 'go' }}
      />
      <Button type="submit" tone="primary" wide busy={busy}>
        {busy ? login.signingIn : login.submit}
      </Button>
    </>
  );
};
