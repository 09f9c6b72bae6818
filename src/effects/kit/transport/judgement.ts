import { Clock, Effect } from 'effect';
import { type Failure, saysGone } from '../../../schema/kit/failure.ts';
import { type Answer, type Exchange, type Fault, fault } from './exchange.ts';
import { refusal } from './refusal.ts';

/** A provider that restarts or is overrun: it may answer in a moment. */
const isPassing = (status: number) => status >= 502 && status <= 504;

/** The provider broke, or something before it answered in its place; what was said about it, if anything was. */
const unavailable = (status: number, words: string | null = null): Failure => ({ _tag: 'Unavailable', status, ...(words === null ? {} : { detail: words }) });

/** What a successful exchange of a read must have brought. */
const readable = ({ status, content, retryAfterMillis }: Answer, where: string): Fault | null => {
  switch (content._tag) {
    case 'Dropped':
      return fault({ _tag: 'Unreachable' }, true);
    case 'Stalled':
      return fault({ _tag: 'Timeout' }, true);
    case 'Page':
      return fault(unavailable(status), false, retryAfterMillis);
    case 'Broken':
      return fault({ _tag: 'Unreadable', where });
    default:
      return null;
  }
};

const refused = ({ status, content, retryAfterMillis }: Answer): Fault => {
  const isData = content._tag === 'Json';
  const said = { ...refusal(status, isData ? content.value : null), ...(saysGone(status) && !isData ? { bare: true } : {}) };
  if (status < 400 || status >= 500) return fault(unavailable(status, said.detail), isPassing(status), retryAfterMillis);
  return fault(said, status === 408 || status === 429, retryAfterMillis);
};

/**
 * Lets a success through and turns every other answer into a fault.
 *
 * A successful write stays one even if its body is unreadable; only a page in its place leaves open who answered.
 */
export const judge = Effect.fnUntraced(function* (answer: Answer, { write, url }: Exchange): Effect.fn.Return<Answer, Fault> {
  const { status, content } = answer;
  const success = status >= 200 && status < 300;
  if (write && success && content._tag === 'Page') {
    return yield* Effect.fail(fault({ _tag: 'UnknownOutcome', ageMillis: (yield* Clock.currentTimeMillis) - answer.sentAt }));
  }
  const trouble = success ? (write ? null : readable(answer, new URL(url).pathname)) : refused(answer);
  return trouble === null ? answer : yield* Effect.fail(trouble);
});
