import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { inertActor } from '../../../src/machines/fold/inert.ts';
import type { Registered } from '../../../src/machines/kit/registered.ts';
import { failure } from '../../../src/schema/kit/failure.ts';
import { DONE, ERROR } from '../../../src/schema/log/language.ts';
import { COMPLETE } from '../product/complete.ts';
import { chanceOf, someFields, someValue } from '../product/values.ts';
import { type Kinds, kindsOf, merged } from './kinds.ts';

const SEEDS = [1, 2, 3, 4];
const AT = Date.parse('2026-03-01T08:00:00Z');

/** The ports by the ids under which a machine invokes them. */
const portsById = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const visit = (node: AnyStateMachine['root']): void => {
    for (const { id, src } of node.invoke) found.set(id, String(src));
    for (const child of Object.values(node.states) as AnyStateMachine['root'][]) visit(child);
  };
  visit(machine.root);
  return found;
};

/** Some events of every kind that a workflow can be told, from its description. */
const eventsFor = ({ description, machine }: Registered): readonly AnyEventObject[] => {
  const ports = portsById(machine);
  const { change = {}, facts = {} } = COMPLETE[description.name] ?? {};
  const some = <T>(make: (seed: number) => T): readonly T[] => SEEDS.map(make);
  const own = Object.entries(description.events).flatMap(([type, fields]) => [
    // All on one day first: what comes long after something else, or before it, leads elsewhere.
    ...('at' in fields ? [{ type, ...someFields(fields, chanceOf(1)), at: AT }] : []),
    ...some((seed) => ({ type, ...someFields(fields, chanceOf(seed)) })),
    ...('change' in fields ? [{ type, change }] : []),
    ...('facts' in fields ? [{ type, at: AT, facts }] : []),
  ]);
  const others = machine.events.flatMap((type: string): readonly AnyEventObject[] => {
    if (!type.startsWith('xstate.')) return [];
    if (type.startsWith(ERROR)) {
      return Object.entries(failure.of).map(([_tag, fields]) => ({
        type,
        actorId: type.slice(ERROR.length),
        error: { _tag, ...someFields(fields, chanceOf(1)) },
      }));
    }
    if (!type.startsWith(DONE)) return [{ type }];
    const actorId = type.slice(DONE.length);
    const output = description.ports[ports.get(actorId) ?? '']?.output;
    if (!output) return [{ type, actorId, output: undefined }];
    const answers = some((seed) => someValue(output, chanceOf(seed)));
    const soon = answers.flatMap((answer) => (typeof answer === 'object' && answer !== null && 'readAt' in answer ? [{ ...answer, readAt: AT }] : []));
    return [...soon, ...answers].map((answer) => ({ type, actorId, output: answer }));
  });
  return [...own, ...others];
};

/**
 * Every kind of value that was seen at every place of a workflow's context, wherever what it can be told leads.
 *
 * A situation is gone on from when its state has not been seen with those kinds: there are few of those, and values alone
 * lead nowhere else. Only a form without a mistake does, and one with other mistakes, so everything is told to it as well after
 * each change of its draft.
 */
export const contextOf = (workflow: Registered): Kinds => {
  const { description, machine } = workflow;
  const inert = inertActor(machine, 'pinned', {});
  const events = eventsFor(workflow);
  const changes = events.filter(({ type }) => type === 'draft.changed');
  const byState = new Map<string, Kinds>();
  const queue: AnyMachineSnapshot[] = [];
  const meet = (snapshot: AnyMachineSnapshot): void => {
    const state = JSON.stringify(snapshot.value);
    const known = byState.get(state);
    const kinds = known ? merged(known, kindsOf(snapshot.context)) : kindsOf(snapshot.context);
    if (known && JSON.stringify(kinds) === JSON.stringify(known)) return;
    byState.set(state, kinds);
    if (snapshot.status === 'active') queue.push(snapshot);
  };
  for (const seed of SEEDS) {
    const input = someFields(description.input, chanceOf(seed));
    for (const params of [input.params, { id: '2' }]) meet(inert.begin({ ...input, params }).snapshot);
  }
  for (let snapshot = queue.shift(); snapshot !== undefined; snapshot = queue.shift()) {
    const changed = changes.flatMap((change) => (snapshot.can(change) ? [inert.step(snapshot, change).snapshot] : []));
    for (const from of [snapshot, ...changed]) for (const event of events) if (from.can(event)) meet(inert.step(from, event).snapshot);
  }
  const [first, ...others] = byState.values();
  return others.reduce(merged, first ?? kindsOf({}));
};
