/** Whether two values would be read back as the same from JSON: an undefined member is none, the order of keys is nothing. */
export const same = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return Array.isArray(left) && Array.isArray(right) && left.length === right.length && left.every((item, index) => same(item, right[index]));
  }
  const a = left as Readonly<Record<string, unknown>>;
  const b = right as Readonly<Record<string, unknown>>;
  return Object.keys(a).every((key) => same(a[key], b[key])) && Object.keys(b).every((key) => b[key] === undefined || key in a);
};
