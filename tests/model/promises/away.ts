import type { AnyMachineSnapshot } from 'xstate';
import { outlives } from '../../../src/machines/kit/form/entries.ts';
import { running, told } from '../standing.ts';
import type { Taken } from '../walk.ts';

interface Presence {
  readonly here?: boolean;
}

const isAway = ({ status, context }: AnyMachineSnapshot): boolean => status === 'active' && (context as Presence | undefined)?.here === false;
const asks = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('problem') || snapshot.hasTag('question');

/** Whoever is elsewhere is called back, by the name of what waits there, when an answer or time leaves a question or a problem there. */
export const uncalled = ({ before, event, situation }: Taken): readonly string[] => {
  const { snapshot } = situation;
  if (!isAway(snapshot) || !asks(snapshot) || before === null || !event.type.startsWith('xstate.')) return [];
  if (JSON.stringify(before.snapshot.value) === JSON.stringify(snapshot.value) || told(situation).some(({ notice }) => notice?.workflow === 'tested'))
    return [];
  return [`${event.type} leaves something to be asked or mended, and calls nobody`];
};

interface Entered {
  readonly failure?: unknown;
  readonly attempts?: number;
}

/** Whether it remembers what a person enters, and none of that was sent or failed: what else stays open keeps what was asked of it. */
const isEntered = (context: Entered): boolean =>
  ('draft' in context || 'queue' in context) && (context.failure ?? null) === null && (context.attempts ?? 0) === 0;

/** What goes on while nobody is there does something, waits for something, or keeps what was entered. */
export const idleAway = (snapshot: AnyMachineSnapshot): readonly string[] => {
  if (!isAway(snapshot) || asks(snapshot) || !isEntered(snapshot.context as object) || running(snapshot).length > 0) return [];
  if (snapshot._nodes.some(({ after }) => after.length > 0) || outlives(snapshot.context as object)) return [];
  return ['goes on while nobody is there, with nothing to do and nothing to keep'];
};
