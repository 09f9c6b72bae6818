import type { Chance } from '../../../../server/demo/chance.ts';
import { type ResourceName, resources } from '../../../../src/schema/api.ts';
import type { Route } from '../../../../src/schema/app/route.ts';
import type { Workflow } from '../../../../src/schema/kit/workflow.ts';
import { type Rows, resourceWith } from './moves.ts';
import type { Knowledge } from './workflows.ts';

const named = (one: string): ResourceName | null => {
  const name = `${one}s`;
  return name in resources ? (name as ResourceName) : null;
};

/** The resource whose row the first words of a name speak of: `clinicContracts` are those of a clinic. */
const firstNamed = (name: string): ResourceName | null => {
  const words = name.split(/(?=[A-Z])/);
  return words.map((_, index) => named(words.slice(0, index + 1).join(''))).findLast((one) => one !== null) ?? null;
};

/**
 * What a parameter of an address is the number of: as it is called, as what is read by it, as what belongs to it, or as
 * whose its workflow is called; null where nothing says so.
 */
export const subjectOf = (param: string, workflow: Workflow | undefined): ResourceName | null => {
  const called = named(param.replace(/Id$/, ''));
  if (called !== null || workflow === undefined) return called;
  const { ports, shows = {}, name } = workflow;
  // A write's number is that of a row.
  const read = Object.values(ports).flatMap(({ input, output, policy }) => ('id' in input && policy === 'restart' ? (resourceWith(output, name) ?? []) : []));
  const owned = Object.values(shows).flatMap((field) => named(field) ?? []);
  return read[0] ?? owned[0] ?? firstNamed(name);
};

/** An address of a route, with numbers of what the practice really has; null where it has nothing of the kind. */
export const addressOfRoute = ({ path, workflow, about = [] }: Route, { workflows }: Knowledge, rows: Rows, luck: Chance): string | null => {
  const description = workflow === undefined ? undefined : workflows.get(workflow)?.model.description;
  const all = Object.values(rows).flat();
  const idOf = (param: string): string | null => {
    const subject = subjectOf(param, description);
    const there = subject === null ? all : (rows[subject] ?? []);
    return there.length === 0 ? null : String(luck.pick(there).id);
  };
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    // What is no number chooses a part of the screen; one that is not there does no harm.
    return /id$/i.test(part) ? idOf(part.slice(1)) : 'part';
  });
  if (parts.includes(null)) return null;
  const asked = about.filter((name) => !path.includes(`:${name}`) && named(name) !== null && luck.happens(0.4)).slice(0, 1);
  const query = asked.flatMap((name) => {
    const id = idOf(name);
    return id === null ? [] : [`${name}=${id}`];
  });
  return `${parts.join('/')}${query.length > 0 ? `?${query.join('')}` : ''}`;
};
