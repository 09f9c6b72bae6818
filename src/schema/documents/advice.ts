import { optional, phone, plain, record, struct, type ValueOf, worded } from '../kit/shape.ts';

const written = { name: worded({ max: 150 }), text: worded({ max: 3000 }) };

/** An advice as it was written: after which treatment, and what. */
export const advice = struct(written);
export type Advice = ValueOf<typeof advice>;

/** One that was begun before it was said for whom: the kind that it was begun from, if any, the number that was typed for it, and what was written under other kinds. */
export const handedAdvice = struct({ ...written, kind: optional(plain()), phone: optional(phone()), others: optional(record(advice)) });
export type HandedAdvice = ValueOf<typeof handedAdvice>;
