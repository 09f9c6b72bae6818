import type { Failure } from '../../../schema/kit/failure.ts';
import { cleanWords, failureReason, providerWords, saidReason } from './failure-text.ts';
import { labelledWords } from './labelled-words.ts';

/** What is known of a form, wherever it stands. */
export interface Filled<Draft extends object> {
  readonly draft: Draft;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
  /** The provider's own words at a field. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

/** Puts a problem of a field in words. */
type ProblemText<Draft extends object> = (problem: { readonly field: string; readonly code: string }, draft: Draft) => string | null;

/** How one form words what is wrong at a field: what was found here, else what the provider said. */
export const fieldErrors =
  <Draft extends object>(textOf: ProblemText<Draft>) =>
  ({ draft, problems, refused }: Filled<Draft>, field: keyof Draft & string): string | null => {
    const problem = problems.find((each) => each.field === field);
    if (problem) return textOf(problem, draft);
    return (refused[field] ?? []).map(cleanWords).find((said) => said !== null) ?? null;
  };

/** Whether a refusal that spoke of fields alone was attended to: what was said stands at its field, or is being put right there. */
export const isAttended = (failure: Failure | null, draft: object, refused: Readonly<Record<string, unknown>>): boolean => {
  if (failure?._tag !== 'Rejected' || providerWords(failure, { fields: [] }) !== null) return false;
  const said = Object.keys(failure.fields).filter((field) => failure.fields[field]?.some((each) => cleanWords(each) !== null));
  return said.every((field) => field in draft) && said.some((field) => !(field in refused));
};

/** How one form words a save that failed. */
export interface SaveWords {
  /** Before whatever is said, with the separator that belongs to it. */
  readonly prefix: string;
  /** The names of fields, also of those that the form does not show. */
  readonly labels: Readonly<Record<string, string>>;
  /** Said of a refusal of which nothing more is known; to try again, unless given. */
  readonly silent?: string;
}

/** Sentences as one: each but the last without its stop. */
const joined = (sentences: readonly string[]): string =>
  sentences.map((each, at) => (at === sentences.length - 1 ? each : each.replace(/[\s.،؛]+$/, ''))).join('، ');

/** Why a save failed: what was said of the whole and of each field by its name (`labelledWords`), each once, else what went wrong on the way. */
export const saveFailure = (failure: Failure, { prefix, labels, silent }: SaveWords): string => {
  if (failure._tag !== 'Rejected') return prefix + failureReason(failure);
  const whole = [failure.detail ?? '', ...failure.general].flatMap((each) => cleanWords(each) ?? []);
  const said = [...new Set([...whole, ...labelledWords(failure, labels)])];
  return prefix + (said.length > 0 ? joined(said) : saidReason(failure, {}, silent));
};
