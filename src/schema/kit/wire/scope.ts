import { id, plain, struct, type ValueOf } from '../shape.ts';

/** Whose rows a cached list holds, where it does not hold all of them: those whose reference `field` is `id`. */
export const scope = struct({ field: plain(), id: id() });

export type Scope = ValueOf<typeof scope>;

/** The name of a cached list: its resource, and as the address it is read from says it, whose rows it holds: `surgeries?patient=7`. */
export const listName = (resource: string, of: Scope | null = null): string => (of ? `${resource}?${of.field}=${of.id}` : resource);

/** What a list's name says. */
export const listNamed = (name: string): { readonly resource: string; readonly scope: Scope | null } => {
  const [resource = '', field, number] = name.split(/[?=]/);
  return { resource, scope: field === undefined ? null : { field, id: Number(number) } };
};

/** Whether a row belongs to a list. */
export const isWithin = (row: object, of: Scope | null): boolean => of === null || (row as Readonly<Record<string, unknown>>)[of.field] === of.id;
