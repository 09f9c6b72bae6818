import { callsBegun, eventType } from '../../../machines/viewer/kinds.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import { type Failure, isAccepted } from '../../../schema/kit/failure.ts';
import { AFTER, DONE, ERROR } from '../../../schema/log/language.ts';
import { failureReason, providerWords } from '../../kit/feedback/failure-text.ts';
import { wordless } from '../../kit/feedback/wordless.ts';
import { bare } from './bare.ts';
import type { Wording } from './kinds/wording.ts';
import { calls } from './texts.ts';

type Named = Pick<Wording, 'calls' | 'deviceCalls'>;

/** What a call is, by its own name, else by that of its port. */
const nameOf = ({ calls: asked, deviceCalls }: Named, id: string, port: string): string => asked[id] ?? asked[port] ?? deviceCalls[port] ?? calls.some;

/** The name of the call that a step answers, and what the machine calls it. */
export const answered = (step: TapeStep, wording: Named): { readonly id: string; readonly port: string; readonly name: string } => {
  const type = eventType(step);
  const id = type.startsWith(DONE) ? type.slice(DONE.length) : type.slice(ERROR.length);
  const port = step.record.p ?? '';
  return { id, port, name: nameOf(wording, id, port) };
};

/** The calls that begin in a step, in one sentence; null if none does. */
export const beginning = (step: TapeStep, wording: Named): string | null => {
  const names = callsBegun(step).map(({ id, src }) => nameOf(wording, id, src));
  if (names.length === 0) return null;
  const waited = eventType(step).startsWith(AFTER);
  return names.map(waited ? calls.beginsAfterWait : calls.begins).reduce(calls.and);
};

type Rejected = Extract<Failure, { _tag: 'Rejected' }>;

/** The fields that the provider refused, else what its status means; and that it gave a reason, whose words are disguised. */
const refused = (failure: Rejected, labels: Wording['labels']): string => {
  const fields = Object.keys(failure.fields).flatMap((field) => (Object.hasOwn(labels, field) ? (labels[field] ?? []) : []));
  const about = fields.length > 0 ? fields.join('، ') : bare(failureReason(wordless(failure)));
  return providerWords(failure) === null ? about : calls.withheld(about);
};

type Sentences = {
  readonly [Tag in Failure['_tag'] | 'Crashed']?: (call: string, failure: Extract<Failure, { _tag: Tag }>, labels: Wording['labels']) => string;
};

const sentences: Sentences = {
  Rejected: (call, failure, labels) => calls.rejected(call, refused(failure, labels)),
  Timeout: calls.unanswered,
  UnknownOutcome: (call, failure) => (isAccepted(failure) ? calls.unseen : calls.unanswered)(call),
  SessionEnded: calls.withoutSession,
  Unreadable: calls.unreadable,
  Crashed: calls.crashed,
};

/** Whether a workflow now waits to look what became of a write whose answer was lost. */
const isInDoubt = ({ after }: TapeStep): boolean => after?.timers.some(({ event }) => event.type.startsWith(`${AFTER}quarantine`)) ?? false;

/** How a call failed. */
export const failing = (step: TapeStep, wording: Wording): string => {
  const { name, port } = answered(step, wording);
  const failure = (step.record.e as { readonly error?: unknown }).error as Failure | undefined;
  const tag = failure?._tag as keyof Sentences | undefined;
  const say = (tag && sentences[tag]) as ((call: string, failure: unknown, labels: Wording['labels']) => string) | undefined;
  // What the device does has no answer that could be lost: the page went away in the middle of it.
  if (tag === 'UnknownOutcome' && port in wording.deviceCalls) return calls.interrupted(name);
  const text = say ? say(name, failure, wording.labels) : calls.notDone(name, bare(failureReason(wordless(failure as Failure))));
  return isInDoubt(step) ? calls.and(text, calls.inDoubt) : text;
};
