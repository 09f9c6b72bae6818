import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { originOf } from '../../src/machines/fold/inert.ts';

/** What a situation waits for: a call of a port, or another workflow, with what it was asked. */
export interface Awaited {
  readonly id: string;
  readonly src: string;
  readonly input: unknown;
  readonly ref: unknown;
}

const awaitedBy = (snapshot: AnyMachineSnapshot, id: string): Awaited | undefined => {
  const ref = snapshot.children[id] as AnyActorRef | undefined;
  return ref && { id, ref, ...originOf(ref) };
};

/** All that it waits for. */
export const awaitedIn = (snapshot: AnyMachineSnapshot): readonly Awaited[] => Object.keys(snapshot.children).flatMap((id) => awaitedBy(snapshot, id) ?? []);

/** What an event is the answer of; nothing where it is none. */
export const answeredBy = (event: AnyEventObject, snapshot: AnyMachineSnapshot): Awaited | undefined => awaitedBy(snapshot, String(event.actorId));
