/** Compares a payload with a stored record by the fields that tell records of its kind apart. */
export const isAlikeBy =
  <R extends object>(...names: readonly (keyof R)[]) =>
  (payload: Partial<R>, record: R): boolean =>
    names.every((name) => (payload[name] ?? null) === (record[name] ?? null));
