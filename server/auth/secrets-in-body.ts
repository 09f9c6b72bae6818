import { message } from '../http/messages.ts';
import { READERS } from '../resources/validation/kinds.ts';
import type { Problems } from '../resources/validation/record.ts';

/** Longer than anybody types: whatever is longer is not even hashed. */
const LONGEST_SECRET = 1000;

interface Rules {
  readonly required: boolean;
  readonly max?: number;
}

/**
 * Reads a text of a body that is checked and never stored as it is; what is wrong with it goes to `problems`, and the text is then empty.
 *
 * What was typed counts as it was typed: only to see whether it is blank it is trimmed.
 */
export const readSecretIn = (given: Readonly<Record<string, unknown>>, name: string, problems: Problems, { required, max = LONGEST_SECRET }: Rules): string => {
  const input = Object.hasOwn(given, name) ? given[name] : undefined;
  if (input === undefined && !required) return '';
  const result =
    input === undefined
      ? { problem: message('required') }
      : input === null
        ? { problem: message('null') }
        : READERS.text(input, { max, blank: !required }, required);
  if (!('problem' in result)) return String(input);
  problems.add(name, result.problem);
  return '';
};
