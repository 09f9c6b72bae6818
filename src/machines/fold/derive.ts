import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { actorPath } from '../../schema/log/record.ts';
import type { ActorState, Child, Timer } from './actor-state.ts';
import { type Asked, type Inert, isMachine, originOf } from './inert.ts';

interface Sending {
  readonly to?: unknown;
  readonly event: AnyEventObject;
  readonly id?: string;
  readonly delay?: number;
}

export interface Message {
  readonly to: string;
  readonly event: AnyEventObject;
}

const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const pathOf = (path: string, inert: Inert, to: unknown): string | null => {
  const whom = inert.addressee(to);
  if (whom === null) return null;
  return whom.kind === 'self' ? path : whom.kind === 'parent' ? parentPath(path) : actorPath(path, whom.id);
};

/** What one step asked for: timers set and cancelled, and messages sent at once. */
export const heard = (
  path: string,
  inert: Inert,
  asked: readonly Asked[],
  timers: readonly Timer[],
  t: number,
): { readonly timers: readonly Timer[]; readonly messages: readonly Message[] } => {
  if (asked.length === 0) return { timers, messages: [] };
  let armed = timers;
  let messages: Message[] | undefined;
  for (const { type, params } of asked) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { readonly sendId: string };
      if (armed.some(({ id }) => id === sendId)) armed = armed.filter(({ id }) => id !== sendId);
    } else if (type === 'xstate.raise' || type === 'xstate.sendTo') {
      const { to, event, id, delay } = params as Sending;
      const target = type === 'xstate.raise' ? path : pathOf(path, inert, to);
      if (target === null) continue;
      if (typeof delay === 'number') {
        const name = id ?? event.type;
        armed = [...armed.filter((timer) => timer.id !== name), { id: name, event, to: target, due: t + delay }];
      } else if (type === 'xstate.sendTo') {
        messages ??= [];
        messages.push({ to: target, event });
      }
    }
  }
  return { timers: armed, messages: messages ?? [] };
};

const childOf = (machine: AnyStateMachine, path: string, id: string, ref: AnyActorRef, t: number): Child => {
  const { src, input } = originOf(ref);
  const logic: unknown = machine.implementations.actors[src];
  // A name that is not here yet belongs to a part of the program that is not loaded: only workflows are.
  const kind = logic === undefined || isMachine(logic) ? 'workflow' : 'effect';
  return { id, path: actorPath(path, id), src, kind, input, since: t, outcome: null, ref };
};

/** The children after a step: known ones stay, new ones are added, stopped ones are gone. */
export const childrenAfter = (
  state: Pick<ActorState, 'machine' | 'path' | 'children'>,
  before: AnyMachineSnapshot['children'] | null,
  after: AnyMachineSnapshot['children'],
  t: number,
): Readonly<Record<string, Child>> => {
  if (before === after) return state.children;
  const children: Record<string, Child> = {};
  for (const [id, ref] of Object.entries(after)) {
    const known = state.children[id];
    children[id] = known !== undefined && known.ref === ref ? known : childOf(state.machine, state.path, id, ref as AnyActorRef, t);
  }
  return children;
};
