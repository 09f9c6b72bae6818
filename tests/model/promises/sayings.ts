import { isDeepStrictEqual } from 'node:util';
import { DONE } from '../../../src/schema/log/language.ts';
import { answeredBy } from '../calls.ts';
import { told } from '../standing.ts';
import type { Model, Taken } from '../walk.ts';

/** What the answer to a write makes of stored rows and is told to nobody: the lists that hold them would go on without it. */
export const untold = ({ description }: Model, { before, event, situation }: Taken): readonly string[] => {
  const answered = before && answeredBy(event, before.snapshot);
  if (!answered || !event.type.startsWith(DONE)) return [];
  const { src, input } = answered;
  const { policy, output } = description.ports[src] ?? {};
  if (policy !== 'unknown' || output === undefined) return [];
  const { resource, id } = (input ?? {}) as { readonly resource?: unknown; readonly id?: unknown };
  const events = told(situation);
  if (typeof event.output?.id === 'number') {
    // When the provider had it so is no part of the row.
    const { readAt: _, ...row } = event.output as { readonly readAt?: unknown };
    const saved = events.filter(({ type, saved }) => type === 'row.saved' && isDeepStrictEqual(saved.row, row)).map((each) => each.saved);
    if (saved.length !== 1) return [`${src} makes a row, and it is told ${saved.length} times`];
    const [{ created, resource: of }] = saved;
    return resource !== undefined && (of !== resource || created !== (id == null)) ? [`${src} makes a row, and another thing is told of it`] : [];
  }
  if (resource === undefined || typeof id !== 'number') return [];
  return events.some((each) => each.type === 'row.removed' && each.resource === resource && each.id === id) ? [] : [`${src} removes a row, and nobody is told`];
};
