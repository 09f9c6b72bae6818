import type { LoginProblem } from '../../machines/session/session.ts';
import { shallow, useSendSession, useSession } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { Form } from '../kit/fields/form.tsx';
import { SecretField } from '../kit/fields/secret-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { login } from './texts.ts';

export interface LoginFormProps {
  readonly problem: LoginProblem | null;
  readonly busy: boolean;
}

/** User name and password (SES-LOGIN-2). */
export const PasswordForm = ({ problem, busy }: LoginFormProps) => {
  const { username, filled } = useSession(({ username, filled }) => ({ username, filled: filled.password }), shallow);
  const send = useSendSession();
  const missing = problem?.code === 'credentialsMissing';
  return (
    <Form label={login.static} refusal={problem} autoComplete="on" onSubmit={() => send({ type: 'login.submitted' })}>
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
    </Form>
  );
};
