import type { PasswordChangeContext } from '../../machines/account/password-change.ts';
import type { PasswordField } from '../../schema/account/password.ts';
import { SecretField } from '../kit/fields/secret/secret-field.tsx';
import { fieldProblem } from './password-wording.ts';
import { password } from './texts.ts';

export interface PasswordFieldsProps {
  /** Whose password it is, as far as that is known. */
  readonly username: string | null;
  readonly context: PasswordChangeContext;
  readonly busy: boolean;
  readonly onFilled: (field: PasswordField, filled: boolean) => void;
}

/** The password that holds, and twice the one that is to. */
export const PasswordFields = ({ username, context, busy, onFilled }: PasswordFieldsProps) => {
  const bind = (field: PasswordField) => ({
    name: field,
    label: password.fields[field],
    filled: context.filled[field],
    onFilled: (filled: boolean) => onFilled(field, filled),
    error: busy ? null : fieldProblem(context, field),
    required: true,
    disabled: busy,
  });
  return (
    <>
      {/* For whoever keeps the passwords of this browser: which of them it is. */}
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <SecretField {...bind('oldPassword')} input={{ autoComplete: 'current-password' }} />
      <SecretField {...bind('newPassword')} exact hint={password.rules} input={{ autoComplete: 'new-password' }} />
      <SecretField {...bind('newPasswordAgain')} exact input={{ autoComplete: 'new-password', enterKeyHint: 'go' }} />
    </>
  );
};
