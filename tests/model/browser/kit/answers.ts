import type { AnyEventObject } from 'xstate';
import { calls, type ResourceName, resources } from '../../../../src/schema/api.ts';
import type { Failure } from '../../../../src/schema/kit/failure.ts';
import type { At, Deed } from '../page-model.ts';
import type { Answer, Route } from '../world/wire.ts';

const CLIENT_LIMIT_MILLIS = 10_000;

/** The calls of a resource, as they are told apart on the wire. */
export const routesOf = (name: ResourceName) => {
  const { path, operations } = resources[name];
  const [all, one] = [new RegExp(`^${path}$`), new RegExp(`^${path}\\d+/$`)];
  const list = { method: 'GET', path: all, unversioned: true } as const;
  return {
    list,
    one: (operations as readonly string[]).includes('one') ? { method: 'GET', path: one } : list,
    create: { method: 'POST', path: all },
    change: { method: 'PATCH', path: one },
    write: { method: 'any write', path: new RegExp(`^${path}(\\d+/)?$`) },
    remove: { method: 'DELETE', path: one },
  } as const satisfies Record<string, Route>;
};

const rowsOf = (event: AnyEventObject | undefined): number => (event?.output as { readonly rows?: readonly unknown[] } | undefined)?.rows?.length ?? 0;

/** How often the provider has done a write whose answer was lost, by what the path does afterwards. */
type Done = (at: At) => number;

/** As often as it is found by a port. */
export const asFoundBy =
  (port: string): Done =>
  ({ coming }) => {
    const found = coming.find(({ type }) => type === `xstate.done.actor.${port}`);
    return found ? rowsOf(found) : 1;
  };

const answerFor = (failure: Failure, done: number, turn: number): Answer => {
  switch (failure._tag) {
    case 'Rejected': {
      if (failure.bare) return { kind: 'answer', status: failure.status, body: '404 page not found', type: 'text/plain' };
      const said = Object.keys(failure.fields).length > 0 ? failure.fields : { detail: failure.detail ?? 'درخواست پذیرفته نشد.' };
      // In an answer of success no is a word among others, and what was denied may be there all the same.
      return failure.status < 400
        ? { kind: 'answer', status: failure.status, body: { success: false, ...said }, done }
        : { kind: 'answer', status: failure.status, body: said };
    }
    case 'Unavailable':
      return { kind: 'answer', status: failure.status, body: '<h1>Server Error</h1>', type: 'text/html', done };
    case 'Unreadable':
      return { kind: 'answer', status: 200, body: '{"rows": [' };
    case 'UnknownOutcome':
      return turn % 2 === 0 ? { kind: 'lost', done } : { kind: 'never', done };
    default:
      throw new Error(`No answer makes a ${failure._tag}.`);
  }
};

/** The call of a port is done, and its answer comes. */
export const succeeds =
  (route: Route): Deed['does'] =>
  ({ wire }) =>
    wire.answer(route, { kind: 'success' });

const REFRESH: Route = { method: calls.refresh.method, path: new RegExp(`^${calls.refresh.path}$`) };
const OVER: Answer = { kind: 'answer', status: 401, body: { detail: 'نشست شما به پایان رسیده است.' } };

/** The provider knows the session no more: neither the call nor the token that is asked for then. */
export const sessionEnds = async ({ wire }: Pick<At, 'wire'>, route: Route): Promise<void> => {
  wire.expect(REFRESH);
  await wire.answer(route, OVER);
  await wire.answer(REFRESH, OVER);
};

/** A read is never answered, nor is the second one that the program tries. */
const stays = async ({ wire, hand }: At, route: Route): Promise<void> => {
  await wire.answer(route, { kind: 'never', done: 0 });
  wire.expect(route);
  await hand.pass(CLIENT_LIMIT_MILLIS);
  await wire.answer(route, { kind: 'never', done: 0 });
  await hand.pass(CLIENT_LIMIT_MILLIS);
};

/** The call of a port fails as its event says; `done` says how often the provider did it all the same. */
export const fails =
  (route: Route, done: Done = () => 0): Deed['does'] =>
  async (at: At) => {
    const { wire, hand, event, count } = at;
    const { _tag } = event.error as Failure;
    if (_tag === 'SessionEnded') return sessionEnds(at, route);
    if (_tag === 'Timeout') return stays(at, route);
    const answer = answerFor(event.error as Failure, done(at), count());
    await wire.answer(route, answer);
    if (answer.kind === 'never') await hand.pass(CLIENT_LIMIT_MILLIS);
  };

/** As if another desk had taken it away: what writes made whose answers were lost is not there any more. */
export const removeUnheard = async (name: ResourceName, at: Pick<At, 'wire' | 'practice'>, isLastToo = true): Promise<void> => {
  const { before, last } = at.wire.madeUnheard();
  for (const id of isLastToo ? [...before, ...last] : before) await at.practice.provider.remove(name, id).catch(isGone);
};

/**
 * The provider is looked through. A path speaks of what is found of the last write alone, and of nothing before anything was sent.
 */
export const looksThrough =
  (name: ResourceName, isBefore: boolean): Deed['does'] =>
  async (at) => {
    await removeUnheard(name, at, isBefore);
    await succeeds(routesOf(name).list)(at);
  };

const isGone = (reason: unknown): void => {
  if (!(reason instanceof Error && reason.message.includes('answered 404'))) throw reason;
};

/** Longer than anything that the program lets pass before it goes on by itself. */
const LONG_MILLIS = 13_000;

/** Time passes, as much as is waited for. */
export const waits =
  (millis = LONG_MILLIS): Deed['does'] =>
  ({ hand }) =>
    hand.pass(millis);
