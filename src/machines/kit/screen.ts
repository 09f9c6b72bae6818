import type { ResourceName } from '../../schema/api.ts';
import { NEW } from '../../schema/app/route.ts';
import type { Workflow } from '../../schema/kit/workflow.ts';
import type { ScreenInput } from '../../schema/workflows/screen.ts';
import type { AppEvent } from './parent.ts';

/** The parameters of an address. */
export type Params = ScreenInput['params'];

/** What a screen is opened with, as far as a draft depends on it. */
export type Opening = Pick<ScreenInput, 'passed' | 'last' | 'at'> & { readonly params?: Params | null };

/** A number in an address: null where there is none or it stands for something new, 0, which no record has, for a text that is none. */
export const numberParam = (params: Params, name: string): number | null => {
  const typed = params[name];
  if (typed === undefined || typed === NEW) return null;
  return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : 0;
};

/** The number that was chosen last; null where nothing was, or nothing that is one. */
export const lastNumber = (chosen: readonly string[] | undefined): number | null => numberParam({ last: chosen?.[0] ?? NEW }, 'last') || null;

/** The id in a screen's path. */
export const idParam = ({ params }: Pick<ScreenInput, 'params'>): number | null => numberParam(params, 'id');

/** The row of a resource that was handed over, if it is the one of this id. */
export const passedRow = (passed: ScreenInput['passed'], resource: ResourceName, id: number | null): { readonly id: number } | null => {
  const row = passed?.row;
  return row?.resource === resource && row.row.id === id ? row.row : null;
};

/** Asks for cached lists that a screen shows. */
export const wants = (names: readonly ResourceName[], at: number): readonly AppEvent[] => names.map((resource) => ({ type: 'resource.want', resource, at }));

/** The same asked anew, however fresh the lists are. */
export const outdated = (asked: readonly AppEvent[]): readonly AppEvent[] =>
  asked.map((event) => (event.type === 'resource.want' ? { ...event, outdated: true } : event));

/** Asks for lists anew: the provider refused what was right by them. */
export const doubts = (names: readonly ResourceName[], at: number): readonly AppEvent[] => outdated(wants(names, at));

/** The same of lists of which it shows, as `shows` says, only what belongs to record `id`; what is about nothing needs none of them. */
export const wantsOf = (names: readonly ResourceName[], shows: NonNullable<Workflow['shows']>, id: number, at: number): readonly AppEvent[] =>
  names.flatMap((resource): readonly AppEvent[] => {
    const field = shows[resource];
    if (field === undefined) return wants([resource], at);
    return id > 0 ? [{ type: 'resource.want', resource, of: { field, id }, at }] : [];
  });
