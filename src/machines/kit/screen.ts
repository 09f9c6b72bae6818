import type { ResourceName } from '../../schema/api.ts';
import type { ScreenInput } from '../../schema/routes.ts';
import type { AppEvent } from './parent.ts';

/** The id in a screen's path: null where the path has none, 0, which no record has, for a text that is none. */
export const idParam = ({ params }: Pick<ScreenInput, 'params'>): number | null => {
  const typed = params.id;
  if (typed === undefined) return null;
  return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : 0;
};

/** Asks for cached lists that a screen shows. */
export const wants = (names: readonly ResourceName[], at: number): readonly AppEvent[] => names.map((resource) => ({ type: 'resource.want', resource, at }));
