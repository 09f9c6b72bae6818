import { id, money, type StructOf, text } from '../kit/shape.ts';

/** A service with its free-rate price in toman. */
export const procedureTypeFields = {
  id: id(),
  name: text({ max: 200, disguise: 'keep' }),
  procedure_code: text({ max: 50, disguise: 'keep' }),
  price: money({ from: 1 }),
};

export type ProcedureType = StructOf<typeof procedureTypeFields>;
