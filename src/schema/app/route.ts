/** One address of the product and what stands there. */
export interface Route<Screen extends string = string, Flow extends string = string> {
  /** Literal and `:named` segments. */
  readonly path: string;
  /** Names the view that shows it. */
  readonly screen: Screen;
  /** Names the workflow opened on arrival, if the screen has one. */
  readonly workflow?: Flow;
  /** The parameters that say what the workflow is about, in order; all of the path's unless given. The others only choose a part of it. */
  readonly about?: readonly string[];
  /** Workflows that the screen shows besides its own, each about the record that one of the path's parameters names, or about none; they open and are left with it. */
  readonly along?: readonly Along[];
  /** The path of the list that one record's screen belongs to, and stands beside where there is room. */
  readonly beside?: string;
}

/** A workflow about the record that parameter `of` of a path names, which it knows as its `id`; about no record in particular without. */
export interface Along {
  readonly workflow: string;
  readonly of?: string;
}

/** A route as an area lists it; the names keep their literal types, so that the area's manifest can be checked against them. */
export const route = <const S extends string, const W extends string = never>(
  path: string,
  screen: S,
  workflow?: W,
  about?: readonly string[],
  along?: readonly Along[],
): Route<S, W> => ({ path, screen, ...(workflow ? { workflow } : {}), ...(about ? { about } : {}), ...(along ? { along } : {}) });

/** The one public address; every other needs a session. */
export const LOGIN = '/login';
export const HOME = '/';

/** Behind the `?` of an address that was kept from earlier: what was searched for. It is understood once, and shown and remembered no more (D-54). */
export const SEARCH = 'q';

/** The path segment that stands for a record that is still to be made. */
export const NEW = 'new';
