import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Proof } from '../drive.ts';
import { proofs } from '../models.ts';

/** What a command is asked with, and what there is to ask. */
export interface Usage<O extends ParseArgsOptionsConfig> {
  /** As it is typed, after `npm run model --`. */
  readonly usage: string;
  readonly options: O;
}

/** Tells what was asked wrong and what there is, and ends the program. */
export const refuse = (usage: string, why: string): never => {
  process.stderr.write(`${why}\nnpm run model -- ${usage}\n`);
  process.exit(2);
};

/** The names and options that a command was given; whatever else was typed ends the program with what there is. */
export const argumentsOf = <const O extends ParseArgsOptionsConfig>({ usage, options }: Usage<O>) => {
  try {
    // What no file or workflow is asked of takes none.
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: usage.includes('<') });
  } catch (error) {
    return refuse(usage, error instanceof Error ? error.message : String(error));
  }
};

/** Ends the program where it was only to be known whether it can be done as it is asked, before anything is built for it. */
export const understood = (): void => {
  if (process.env.MATAB_ONLY_ASKED === 'yes') process.exit(0);
};

const nameOf = ({ model }: Proof): string => model.description.name;

/** The proofs that were asked for by name, all of them with `--all`; a name that is none is told with those that are. */
export const proofsNamed = (usage: string, names: readonly string[], all: boolean): readonly Proof[] => {
  if (all) return proofs;
  const known = new Map(proofs.map((proof) => [nameOf(proof), proof]));
  const strangers = names.filter((name) => !known.has(name));
  if (names.length > 0 && strangers.length === 0) return names.flatMap((name) => known.get(name) ?? []);
  const why = names.length === 0 ? 'Which workflow?' : `No workflow is called ${strangers.join(', ')}.`;
  return refuse(usage, `${why} There are: ${[...known.keys()].join(', ')}`);
};

/** A whole number that was given as an option, not below `least`. */
export const countOf = (usage: string, name: string, given: string, least = 0): number => {
  const count = Number(given);
  return /^\d+$/.test(given) && Number.isSafeInteger(count) && count >= least
    ? count
    : refuse(usage, `--${name} is a whole number from ${least}, and not ${given}.`);
};
