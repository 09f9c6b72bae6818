import { areas } from '../src/schema/app/areas.ts';

/** A path of the table as it may be asked for: a parameter is whatever stands there, for the app itself says what is none. */
const patternOf = (path: string): string =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? '[^/?]+' : part))
    .join('/+');

/** The addresses of the app's own pages, with whatever stands behind their `?`: at any other there may be pages of the provider's (`/admin/`). */
export const PAGES = new RegExp(
  `^/+(?:${[...new Set(Object.values(areas).flatMap((routes) => routes.map(({ path }) => patternOf(path))))].join('|')})/*(?:\\?|$)`,
);

/** Files have an ending, a part of a number being none, as the server tells them from pages. */
export const FILES: RegExp = /^[^?]*\.(?!\d+(?:[/?]|$))/;
