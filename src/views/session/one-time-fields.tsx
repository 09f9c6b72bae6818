import { shallow, useSendSession, useSession } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { SecretField } from '../kit/fields/secret/secret-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { PhoneText } from '../kit/figures/phone-text.tsx';
import type { LoginFieldsProps } from './password-fields.tsx';
import { login } from './texts.ts';

export interface OneTimeFieldsProps extends LoginFieldsProps {
  /** Whether the code was asked for; before that the number is. */
  readonly atCode: boolean;
}

/** A mobile number, then the code sent to it (SES-OTP-1). */
export const OneTimeFields = ({ problem, busy, atCode }: OneTimeFieldsProps) => {
  const { mobile, filled } = useSession(({ mobile, filled }) => ({ mobile, filled: filled.code }), shallow);
  const send = useSendSession();
  return (
    <>
      {atCode ? (
        <>
          <p>
            {login.codeSentBefore}
            <PhoneText>{mobile}</PhoneText>
            {login.codeSentAfter}
          </p>
          <SecretField
            key="code"
            label={login.code}
            name="code"
            digits
            filled={filled}
            onFilled={(next) => send({ type: 'secret.filled', field: 'code', filled: next })}
            invalid={problem?.code === 'codeMissing'}
            disabled={busy}
            input={{ autoComplete: 'one-time-code', enterKeyHint: 'go', maxLength: 10 }}
          />
        </>
      ) : (
        <TextField
          label={login.mobile}
          kind="phone"
          value={mobile}
          onChange={(value) => send({ type: 'mobile.typed', value })}
          invalid={problem?.code === 'mobileMissing' || problem?.code === 'mobileInvalid'}
          disabled={busy}
          input={{ name: 'mobile', autoComplete: 'tel', enterKeyHint: 'go', placeholder: login.mobileExample }}
        />
      )}
      <Button type="submit" tone="primary" wide busy={busy}>
        {busy ? login.sending : atCode ? login.submitCode : login.sendCode}
      </Button>
      {atCode ? (
        <Button tone="quiet" wide disabled={busy} onClick={() => send({ type: 'login.cancelled' })}>
          {login.cancel}
        </Button>
      ) : null}
    </>
  );
};
