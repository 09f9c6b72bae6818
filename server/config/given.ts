import { readFileSync } from 'node:fs';
import { codeOf } from './error-code.ts';
import { StartProblem } from './start-problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable's text, or undefined when it is unset or blank. */
export const given = (environment: Environment, name: string): string | undefined => environment[name]?.trim() || undefined;

const readGiven = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new StartProblem(`${name} names a file that cannot be read (${codeOf(cause, 'unknown error')}): ${file}.`, { cause });
  }
};

/**
 * A secret's text: a variable's own, or that of the file that the variable with `_FILE` at its end names, as the secrets of systemd and of
 * containers come. Undefined when neither is given.
 */
export const givenSecretly = (environment: Environment, name: string): string | undefined => {
  const [text, file] = [given(environment, name), given(environment, `${name}_FILE`)];
  if (file === undefined) return text;
  if (text !== undefined) throw new StartProblem(`${name} and ${name}_FILE exclude each other.`);
  const read = readGiven(`${name}_FILE`, file);
  // To go on without it would make a secret of its own, or another database.
  if (read === '') throw new StartProblem(`${name}_FILE names a file that is empty: ${file}.`);
  return read;
};
