import { code, day, id, ref, type StructOf, text, tooth } from '../kit/shape.ts';

/** The laboratories of the sample, by number; views call them by name (DOC-LAB-2). */
export const LABS = [1, 2, 3] as const;

/** The shades that were ordered (DOC-LAB-2). */
export const USUAL_SHADES = ['A1', 'A2', 'A3', 'B1', 'B2'] as const;

/** All sixteen shades of the guide that laboratories match by, in its own order. Source: VITA classical A1–D4, vita-zahnfabrik.com. */
export const SHADES = ['A1', 'A2', 'A3', 'A3.5', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4', 'D2', 'D3', 'D4'] as const;

/** Work that goes to a laboratory; no provider keeps it (DOC-LAB-4). */
export const dispatchFields = {
  id: id(),
  patient: ref('patients'),
  lab: code(LABS),
  shade: text({ max: 10, disguise: 'keep' }),
  date: day(),
  tooth_number: tooth(),
  procedure_type: ref('procedureTypes'),
  description: text({ max: 500 }),
};

export type Dispatch = StructOf<typeof dispatchFields>;
