import { type MessageCode, message } from '../../http/messages.ts';
import { isThere } from '../rows.ts';
import { type Rule, touches } from './rule.ts';

/** Refuses a record whose values in some fields another record of the practice has already; `at` is where that is said. */
export const unique =
  (table: string, fields: readonly string[], at: string, code: MessageCode): NonNullable<Rule['check']> =>
  async (draft) => {
    const { unit, practice, id, row, problems } = draft;
    if (!touches(draft, ...fields)) return;
    const values = Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
    if (await isThere(unit, practice, table, values, id)) problems.add(at, message(code));
  };
