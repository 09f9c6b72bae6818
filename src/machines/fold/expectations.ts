import type { AnyEventObject } from 'xstate';
import type { LogRecord } from '../../schema/log/record.ts';
import type { ActorState, Divergence, Expected } from './actor-state.ts';
import type { Message } from './derive.ts';
import { same } from './same.ts';

/** Messages follow within the turn that caused them, a turn of a few records. */
const PATIENCE = 64;

type Diverge = (seq: number, path: string, kind: Divergence['kind'], detail: string) => void;

const ended = (before: ActorState | null, after: ActorState): AnyEventObject | null => {
  const { status, output, error } = after.snapshot;
  const end = after.path.lastIndexOf('/');
  if (end < 0 || status === before?.snapshot.status) return null;
  const id = after.inert.id;
  if (status === 'done') return { type: `xstate.done.actor.${id}`, output, actorId: id };
  return status === 'error' ? { type: `xstate.error.actor.${id}`, error, actorId: id } : null;
};

/** What must follow from what was folded: the log says it too, and the two are compared. */
export const createExpectations = (diverge: Diverge) => {
  let open: Expected[] = [];

  const give = (seq: number): void => {
    const overdue = open.filter((one) => seq - one.seq > PATIENCE);
    for (const { from, to, event } of overdue) diverge(seq, to, 'message', `${event?.type ?? 'begin'} from ${from} did not come`);
    if (overdue.length > 0) open = open.filter((one) => !overdue.includes(one));
  };

  const meet = (found: Expected | undefined): void => {
    if (found) open = open.filter((one) => one !== found);
  };

  return {
    all: (): readonly Expected[] => open,

    follow: (seq: number, before: ActorState | null, after: ActorState, messages: readonly Message[]): void => {
      if (open.length > 0) give(seq);
      const { path: from } = after;
      if (before?.children !== after.children) {
        for (const child of Object.values(before?.children ?? {})) {
          // A child that was stopped before it began never begins.
          if (after.children[child.id]?.ref !== child.ref) open = open.filter((one) => one.event !== null || one.to !== child.path);
        }
        for (const child of Object.values(after.children)) {
          if (child.kind === 'workflow' && before?.children[child.id]?.ref !== child.ref) {
            open.push({ seq, from, to: child.path, event: null, input: child.input });
          }
        }
      }
      for (const { to, event } of messages) {
        const child = Object.values(after.children).find((one) => one.path === to);
        if (child?.kind !== 'effect') open.push({ seq, from, to, event });
      }
      const end = ended(before, after);
      if (end) open.push({ seq, from, to: from.slice(0, from.lastIndexOf('/')), event: end });
    },

    beginning: (record: LogRecord): void => {
      const found = open.find((one) => one.event === null && one.to === record.a);
      meet(found);
      if (found && !same(found.input ?? {}, record.e ?? {})) diverge(record.s, record.a, 'input', '');
    },

    arrival: (record: LogRecord, event: AnyEventObject): void => {
      if (record.k === 'refused') {
        meet(open.find((one) => one.from === record.x && one.to === record.a && one.event !== null));
        return;
      }
      const found = open.find((one) => one.from === record.x && one.to === record.a && one.event?.type === event.type);
      meet(found);
      if (!found) diverge(record.s, record.a, 'message', `${event.type} from ${record.x} does not follow`);
      else if (!event.type.startsWith('xstate.error') && !same(found.event, event)) diverge(record.s, record.a, 'message', `${event.type} says something else`);
    },
  };
};
