import { struct, text, type ValueOf } from '../kit/shape.ts';

/** An advice as it was written: after which treatment, and what. */
export const advice = struct({ name: text({ max: 150 }), text: text({ max: 3000 }) });
export type Advice = ValueOf<typeof advice>;
