import type { PasswordChangeContext } from '../../machines/account/password-change.ts';
import type { PasswordField } from '../../schema/account/password.ts';
import { failureText, fieldWords } from '../kit/feedback/failure-text.ts';
import { passwordFailures as failures, passwordProblems } from './texts.ts';

/**
 * What the wire calls the fields. Such providers speak of the new password at its repeat: that both are the same was seen
 * here, so what they say is said where it can be put right.
 */
const WIRE: Readonly<Record<PasswordField, readonly string[]>> = {
  oldPassword: ['old_password'],
  newPassword: ['new_password1', 'new_password2'],
  newPasswordAgain: [],
};
const FIELDS = Object.values(WIRE).flat();

/** What the provider said of a field. */
const refusedAt = ({ failure }: PasswordChangeContext, field: PasswordField): string | null =>
  WIRE[field].map((name) => fieldWords(failure, name)).find((said) => said !== null) ?? null;

/** What is wrong at a field: what was found here, else what the provider said. */
export const fieldProblem = (context: PasswordChangeContext, field: PasswordField): string | null => {
  const problem = context.problems.find((each) => each.field === field);
  if (problem) return problem.code === 'missing' && context.filled[field] ? null : (passwordProblems[field]?.[problem.code] ?? null);
  const refused = refusedAt(context, field);
  return refused !== null && field === 'oldPassword' && context.doubt ? `${refused} ${failures.perhapsChanged}` : refused;
};

/** What is to be said of the form as a whole; nothing where a field says it. */
export const formProblem = (context: PasswordChangeContext): string | null => {
  const { failure, doubt, problems } = context;
  const atFields = problems.length > 0 || FIELDS.some((name) => fieldWords(failure, name) !== null);
  if (doubt && !atFields && (failure === null || failure._tag !== 'Rejected')) return failures.unsure;
  return failure === null || atFields ? null : failureText(failure, { prefix: `${doubt ? failures.unsure : failures.failed} ` });
};
