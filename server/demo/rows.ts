import type { ResourceName, Resources } from '../../src/schema/api.ts';
import type { StoredRow, Value } from '../store/tables.ts';

/** A complete row of a resource as it is stored: no field left out. */
export type FullRow<N extends ResourceName> = { [K in keyof Resources[N]['fields']]: Value };

type Draft<N extends ResourceName> = Omit<FullRow<N>, 'id'>;

/** Numbers rows from 1 in the order given; the type makes sure that no field is forgotten. */
export const numbered = <N extends ResourceName>(_name: N, drafts: readonly Draft<N>[]): readonly StoredRow[] =>
  drafts.map((draft, index) => ({ id: index + 1, ...(draft as StoredRow) }));

/** A number of a row, for arithmetic on generated rows. */
export const numberIn = (row: StoredRow, field: string): number => Number(row[field] ?? 0);
