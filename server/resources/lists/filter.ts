import { parseWhole } from '../../../src/schema/kit/digits.ts';
import { message } from '../../http/messages.ts';
import type { ResourceTable } from '../../store/resource-table.ts';
import { Problems } from '../validation/record.ts';

/** What the references of rows must be, by field and in the order of the fields; an empty one is every row. */
export type Filter = readonly (readonly [field: string, id: number])[];

/** The last of several values, as Django takes it. */
const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

/**
 * The filter that a query asks for: any field that refers to something, as django-filter has it. Other names say nothing, nor does a name
 * without a value; a value that is no id is a 400 at its field, for the whole list would be taken for what was asked for.
 */
export const filterOf = ({ references }: ResourceTable, query: Readonly<Record<string, unknown>>): Filter => {
  const problems = new Problems();
  const filter: [string, number][] = [];
  for (const { field } of references) {
    const given = String(lastOf(query[field]) ?? '').trim();
    if (given === '') continue;
    const id = parseWhole(given);
    if (id === null) problems.add(field, message('notKey', { type: 'str' }));
    else filter.push([field, id]);
  }
  problems.settle();
  return filter;
};

/** A filter as a part of a name; the same rows have the same. */
export const nameOf = (filter: Filter): string => filter.map(([field, id]) => `-${field}=${id}`).join('');
