import { id, optional, type StructOf, struct, text } from '../kit/shape.ts';

/** The one signed-in dentist (SES-USER-1). */
export const userFields = {
  username: text(),
  dentist: optional(struct({ id: id(), first_name: optional(text()), last_name: optional(text()) })),
};

export type User = StructOf<typeof userFields>;
