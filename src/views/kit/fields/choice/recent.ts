import { useApp } from '../../actors.tsx';
import type { Option } from './options.ts';

/** The options that were chosen lately in forms of a workflow, the last one first; null while there are some, but no options yet. */
export const useRecent = (workflow: string, field: string, options: readonly Option<number>[]): readonly Option<number>[] | null => {
  const recent = useApp(({ chosen }) => chosen[workflow]?.[field]);
  if (!recent) return [];
  if (options.length === 0) return null;
  return recent.flatMap((id) => options.find(({ value }) => value === Number(id)) ?? []);
};
