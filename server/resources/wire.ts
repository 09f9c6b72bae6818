import type { ResourceTable } from '../store/resource-table.ts';
import type { StoredRow } from '../store/tables.ts';

export type WireRow = Record<string, string | number | boolean | null>;

/** How a stored row goes out: as it is, but for its flags, which engines without a boolean keep as 0 and 1. */
export const wireOf = ({ fields }: ResourceTable): ((row: StoredRow) => WireRow) => {
  const flags = fields.filter(([, { kind }]) => kind === 'flag').map(([name]) => name);
  if (flags.length === 0) return (row) => row;
  return (row) => {
    const out: WireRow = { ...row };
    for (const flag of flags) out[flag] = row[flag] === 1;
    return out;
  };
};
