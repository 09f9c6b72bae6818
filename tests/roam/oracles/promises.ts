import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Tape } from '../../../src/machines/viewer/tape.ts';
import { brokenIn, brokenOn } from '../../model/promises/invariants.ts';
import { isJson } from '../../model/promises/is-json.ts';
import { samplesIn } from '../../model/samples.ts';
import type { Model } from '../../model/walk.ts';
import type { Knowledge } from '../decide/models/workflows.ts';

/** Whether nothing leads on: nobody can do anything, and nothing is waited for. */
const isDeadEnd = (model: Model, snapshot: AnyMachineSnapshot): boolean => {
  if (snapshot.status !== 'active' || Object.keys(snapshot.children).length > 0) return false;
  return !samplesIn(model, snapshot).some((event) => snapshot.can(event));
};

/** What every workflow promises and a recorded session shows broken: on each step of it, whoever did it; nothing when all is well. */
export const brokenOnTape = ({ steps }: Tape, { workflows }: Knowledge): readonly string[] => {
  const found = new Set<string>();
  const asked = new Set<string>();
  const looked = new Set<string>();
  for (const { workflow, record, before, after } of steps) {
    if (record.k === 'refused')
      found.add(`${workflow}: ${(record.e as Partial<AnyEventObject> | undefined)?.type} was not written down, for it is not described`);
    const model = workflows.get(workflow)?.model;
    if (model === undefined || after === null) continue;
    const { snapshot } = after;
    const event = (record.e ?? { type: 'init' }) as AnyEventObject;
    const situation = { snapshot, said: [] };
    const edge = { before: before && record.k !== 'init' ? { snapshot: before.snapshot, said: [] } : null, event, situation };
    for (const why of brokenOn(model, edge)) found.add(`${workflow}, ${event.type}: ${why}`);
    const place = `${workflow} ${JSON.stringify([snapshot.value, Object.keys(snapshot.children)])}`;
    for (const why of brokenIn(model, snapshot, asked)) found.add(`${workflow}, ${JSON.stringify(snapshot.value)}: ${why}`);
    if (looked.has(place)) continue;
    looked.add(place);
    if (!isJson(snapshot.context)) found.add(`${workflow}, ${JSON.stringify(snapshot.value)}: remembers what is no JSON`);
    if (isDeadEnd(model, snapshot)) found.add(`${workflow}, ${JSON.stringify(snapshot.value)}: nothing leads on from here`);
  }
  return [...found];
};
