/** Items by what each of them has in common with others, in the order in which that first comes. `Map.groupBy` is younger than the oldest browser that the program is for. */
export const grouped = <K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
