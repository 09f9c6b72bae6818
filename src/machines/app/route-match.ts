import { HOME, LOGIN, type Route, routes } from '../../schema/route-table.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** The parameters of a path under a pattern of literal and `:named` segments; null when it is another path. */
const paramsOf = (pattern: readonly string[], path: readonly string[]): Record<string, string> | null => {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
};

const patterns = routes.map((route) => [route, segmentsOf(route.path)] as const);

/** The route of a path with its parameters; null for an unknown path. */
export const matchRoute = (path: string): RouteMatch | null => {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? '');
  for (const [route, pattern] of patterns) {
    const params = paramsOf(pattern, segments);
    if (params) return { route, params };
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
