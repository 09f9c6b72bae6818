import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import type { Beginning, BeginOptions, Begun } from '../beginning.ts';
import { hasEnded, type Moment } from '../recording/moment.ts';

/** A program that begins now, whose log joins it as soon as it can. */
export const fresh = ({ root, input, load, isSignedIn }: BeginOptions, rootId: string, join: (beginning: Beginning) => Promise<void>): Begun => {
  const t0 = Date.now();
  const heard: [InspectionEvent, Moment][] = [];
  let listener = (event: InspectionEvent): void => {
    heard.push([event, { at: Date.now(), ended: event.type === '@xstate.event' && hasEnded(event.actorRef as AnyActorRef) }]);
  };
  const divert = (next: (event: InspectionEvent) => void): void => {
    listener = next;
  };
  const actor = createActor(root, { id: rootId, input, inspect: (event) => listener(event) });
  const start = () => {
    actor.start();
    // Without its log the program keeps nothing of what it hears.
    join({ actor, root, load, ...(isSignedIn ? { isSignedIn } : {}), t0, heard, divert }).catch(() => divert(() => {}));
  };
  return { actor, start, restored: false, lost: false, rescued: false, guessed: false };
};
