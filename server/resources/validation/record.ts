import type { Field } from '../../../src/schema/kit/shape.ts';
import { type Message, message } from '../../http/messages.ts';
import { invalid, NON_FIELD } from '../../http/refusal.ts';
import type { ResourceTable } from '../../store/resource-table.ts';
import type { StoredRow, Value } from '../../store/tables.ts';
import { READERS, type Read } from './kinds.ts';
import { pythonType } from './python.ts';

/** The problems of a record, collected field by field and told all at once. */
export class Problems {
  readonly #found = new Map<string, Message[]>();

  add(field: string, problem: Message): void {
    this.#found.set(field, [...(this.#found.get(field) ?? []), problem]);
  }

  has(field: string): boolean {
    return this.#found.has(field);
  }

  /** Refuses the request if anything was found. */
  settle(): void {
    if (this.#found.size > 0) throw invalid(Object.fromEntries(this.#found));
  }
}

const readGiven = (input: unknown, field: Field): Read => {
  const nothing = input === null || (input === '' && field.kind === 'ref');
  if (nothing) return field.required ? { problem: message('null') } : { value: null };
  if (input === '' && field.kind === 'tooth') return { problem: message('blank') };
  return READERS[field.kind](input, field.rules, field.required);
};

const initialOf = ({ rules, required }: Field): Value | undefined => {
  if (rules.initial === undefined) return required ? undefined : null;
  return typeof rules.initial === 'boolean' ? Number(rules.initial) : rules.initial;
};

/** A dictionary from the body, or a refusal in the framework's words. */
export const dictionary = (body: unknown): Readonly<Record<string, unknown>> => {
  if (body === undefined) return {};
  if (body === null) throw invalid({ [NON_FIELD]: [message('noData')] });
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid({ [NON_FIELD]: [message('notDictionary', { type: pythonType(body) })] });
  return body as Readonly<Record<string, unknown>>;
};

/**
 * Reads what a request sets on a record.
 *
 * `create` fills absent fields with their initial values; `replace` wants every required field and leaves other absent ones;
 * `change` leaves whatever is absent. Unknown fields are ignored.
 */
export const readRecord = (table: ResourceTable, body: unknown, how: 'create' | 'replace' | 'change', problems: Problems): StoredRow => {
  const given = dictionary(body);
  const row: StoredRow = {};
  for (const [name, field] of table.writable) {
    if (!Object.hasOwn(given, name)) {
      const initial = initialOf(field);
      if (how === 'change') continue;
      if (initial === undefined) problems.add(name, message('required'));
      else if (how === 'create') row[name] = initial;
      continue;
    }
    const read = readGiven(given[name], field);
    if ('problem' in read) problems.add(name, read.problem);
    else row[name] = read.value;
  }
  return row;
};
