import type { AnyEventObject } from 'xstate';
import { type ResourceName, resources } from '../../../../src/schema/api.ts';
import type { Failure } from '../../../../src/schema/kit/failure.ts';
import type { At, Deed } from '../page-model.ts';
import type { Answer, Route } from '../world/wire.ts';

const CLIENT_LIMIT_MILLIS = 10_000;

/** The calls of a resource, as they are told apart on the wire. */
export const routesOf = (name: ResourceName) => {
  const { path, operations } = resources[name];
  const [all, one] = [new RegExp(`^${path}$`), new RegExp(`^${path}\\d+/$`)];
  return {
    list: { method: 'GET', path: all },
    one: (operations as readonly string[]).includes('one') ? { method: 'GET', path: one } : { method: 'GET', path: all },
    create: { method: 'POST', path: all },
    change: { method: 'PATCH', path: one },
    remove: { method: 'DELETE', path: one },
  } as const satisfies Record<string, Route>;
};

const rowsOf = (event: AnyEventObject | undefined): number => (event?.output as { readonly rows?: readonly unknown[] } | undefined)?.rows?.length ?? 0;

/** How often the provider has done a write whose answer was lost: as often as it is found afterwards. */
const doneOf = (coming: readonly AnyEventObject[], look: string): number => {
  const found = coming.find(({ type }) => type === `xstate.done.actor.${look}`);
  return found ? rowsOf(found) : 1;
};

const answerFor = (failure: Failure, done: number, turn: number): Answer => {
  switch (failure._tag) {
    case 'Rejected': {
      const said = Object.keys(failure.fields).length > 0 ? failure.fields : { detail: failure.detail ?? 'درخواست پذیرفته نشد.' };
      return { kind: 'answer', status: failure.status, body: said };
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

/** The call of a port fails as its event says; `look` is the port that looks afterwards what became of it. */
export const fails =
  (route: Route, look: string | null = null): Deed['does'] =>
  async ({ wire, hand, event, coming, count }: At) => {
    const failure = event.error as Failure;
    const answer = answerFor(failure, look === null ? 0 : doneOf(coming, look), count());
    await wire.answer(route, answer);
    if (answer.kind === 'never') await hand.pass(CLIENT_LIMIT_MILLIS);
  };

/** Longer than anything that the program lets pass before it goes on by itself. */
const LONG_MILLIS = 13_000;

/** Time passes, as much as is waited for. */
export const waits =
  (millis = LONG_MILLIS): Deed['does'] =>
  ({ hand }) =>
    hand.pass(millis);
