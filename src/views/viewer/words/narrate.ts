import { isAction, isAnswer, isDone, isFault } from '../../../machines/viewer/kinds.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { SELF } from '../../../schema/log/record.ts';
import type { AreaNarration } from '../../kit/feedback/narration.ts';
import type { Wording } from './kinds/wording.ts';
import { wordingsOf } from './kinds/wordings.ts';
import { sentenceOf } from './sentence.ts';

/** Who did what a sentence says. */
export type By = 'user' | 'program' | 'provider' | 'clock';

/** A step as a Persian sentence. */
export interface Said {
  readonly text: string;
  readonly by: By;
  readonly tone: 'plain' | 'good' | 'bad';
}

const isSuccess = (step: TapeStep): boolean => (step.record.e as { readonly notice?: { readonly tone?: unknown } } | undefined)?.notice?.tone === 'success';

const toneOf = (step: TapeStep, neutral: Wording['neutral'] = {}): Said['tone'] => {
  if (isFault(step)) return 'bad';
  const { output } = (step.record.e ?? {}) as { readonly output?: Readonly<Record<string, unknown>> | null };
  return (isAnswer(step) && isDone(step) && !neutral[step.record.p ?? '']?.(output ?? {})) || isSuccess(step) ? 'good' : 'plain';
};

/** A call that ended before it came to the provider. */
const UNHEARD: ReadonlySet<unknown> = new Set<Failure['_tag'] | 'Crashed'>(['Offline', 'Unreachable', 'NotSent', 'SessionEnded', 'Crashed']);
const neverReached = (step: TapeStep): boolean => UNHEARD.has((step.record.e as { readonly error?: { readonly _tag?: unknown } } | undefined)?.error?._tag);

/**
 * Tells the steps of recorded sessions in the words of the areas; null for what nobody would tell, such as what workflows
 * say to each other. Values stand in the sentences as they stand in the file: disguised.
 */
export const narrator = (areas: readonly AreaNarration[]): ((step: TapeStep) => Said | null) => {
  const wordings = wordingsOf(areas);
  const sentence = sentenceOf(areas, wordings);

  const byOf = (step: TapeStep): By => {
    if (isAction(step)) return 'user';
    if (isAnswer(step)) return (step.record.p ?? '') in (wordings.get(step.workflow)?.deviceCalls ?? {}) || neverReached(step) ? 'program' : 'provider';
    return step.record.x === SELF ? 'clock' : 'program';
  };

  const tell = (step: TapeStep): Said | null => {
    const text = sentence(step);
    return text === null ? null : { text, by: byOf(step), tone: toneOf(step, wordings.get(step.workflow)?.neutral) };
  };

  const told = new WeakMap<TapeStep, Said | null>();
  return (step) => {
    const before = told.get(step);
    if (before !== undefined) return before;
    let said: Said | null = null;
    try {
      said = tell(step);
    } catch {
      // The file was changed on its way, or its build said other things: what cannot be told has its machine name.
    }
    told.set(step, said);
    return said;
  };
};
