import { useApp } from '../../actors.tsx';
import type { Option } from './options.ts';

/** Options with those in front that were chosen lately in forms of a workflow, the last one first. */
export const useRecentFirst = (workflow: string, field: string, options: readonly Option<number>[]): readonly Option<number>[] => {
  const recent = useApp(({ chosen }) => chosen[workflow]?.[field]);
  if (!recent) return options;
  const rank = new Map(recent.map((id, index) => [Number(id), index]));
  return options.toSorted((left, right) => (rank.get(left.value) ?? recent.length) - (rank.get(right.value) ?? recent.length));
};
