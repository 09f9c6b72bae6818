import { parse } from 'regexparam';
import { HOME, LOGIN, type Route, routes } from '../../schema/route-table.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const parsed = routes.map((route) => ({ route, ...parse(route.path) }));

/** The route of a path with its parameters; null for an unknown path. */
export const matchRoute = (path: string): RouteMatch | null => {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  for (const { route, keys, pattern } of parsed) {
    const found = pattern.exec(bare);
    if (found) return { route, params: Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? ''])) };
  }
  return null;
};

/** Where a request for a path leads: unknown paths to the home screen, all but the login screen only with a session (specification §2). */
export const resolvePath = (path: string, signedIn: boolean): string => {
  if (!signedIn) return LOGIN;
  const match = matchRoute(path);
  return match === null || match.route.path === LOGIN ? HOME : path;
};

/** The id of the workflow that serves a match: its name, and what the parameters say, or `new`. */
export const workflowId = ({ route, params }: RouteMatch): string | null => {
  if (!route.workflow) return null;
  const key = Object.values(params).join('/');
  return key === '' && !route.path.startsWith('/new') ? route.workflow : `${route.workflow}:${key || 'new'}`;
};
