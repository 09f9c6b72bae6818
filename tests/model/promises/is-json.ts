/** Objects that were found to be such: situations share most of what they remember. */
const known = new WeakSet<object>();

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
};

/** Whether a value comes back from JSON as it went in. */
export const isJson = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (known.has(value)) return true;
  if (!isPlain(value) || !Object.values(value).every(isJson)) return false;
  known.add(value);
  return true;
};
