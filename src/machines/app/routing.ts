import { HOME, LOGIN, NEW, type Route } from '../../schema/app/route.ts';

/** A route with the area that it belongs to. */
export interface AreaRoute extends Route {
  readonly area: string;
}

export interface RouteMatch {
  readonly route: AreaRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** What a table of routes says about addresses. */
export interface Routing {
  readonly routes: readonly AreaRoute[];
  /** The route of a path with its parameters; null for an unknown path. */
  readonly match: (path: string) => RouteMatch | null;
  /** The path of the table that another would be one of if what it says of a record were a number; null for any other. */
  readonly misnumbered: (path: string) => string | null;
  /** Where a request for a path leads: unknown paths to the home screen, all but the login screen only with a session (SHL-ROUTE-1, SHL-ROUTE-2). */
  readonly resolve: (path: string, signedIn: boolean) => string;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Ids are numbers, anything else in an address is a word of ours: what else is typed there leads nowhere, and is kept nowhere. */
const isParam = (name: string, segment: string): boolean => (/id$/i.test(name) ? /^(0|[1-9]\d{0,14})$/ : /^[a-z-]+$/).test(segment);

/** The parameters of a path under a pattern of literal and `:named` segments; null when it is another path. */
const paramsOf = (pattern: readonly string[], path: readonly string[], isGood = isParam): Record<string, string> | null => {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = path[index] ?? '';
    if (part.startsWith(':')) {
      if (!isGood(part.slice(1), segment)) return null;
      params[part.slice(1)] = segment;
    } else if (part !== segment) return null;
  }
  return params;
};

/** A path without what stands behind `?` or `#`. */
const barePath = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

export const routingOf = (routes: readonly AreaRoute[]): Routing => {
  const patterns = routes.map((route) => [route, segmentsOf(route.path)] as const);
  const match = (path: string): RouteMatch | null => {
    const segments = segmentsOf(barePath(path));
    for (const [route, pattern] of patterns) {
      const params = paramsOf(pattern, segments);
      if (params) return { route, params };
    }
    return null;
  };
  const resolve = (path: string, signedIn: boolean): string => {
    if (!signedIn) return LOGIN;
    const found = match(path);
    return found === null || found.route.path === LOGIN ? HOME : path;
  };
  const misnumbered = (path: string): string | null => {
    const segments = segmentsOf(barePath(path));
    const near = match(path) === null ? patterns.find(([, pattern]) => paramsOf(pattern, segments, () => true) !== null) : undefined;
    return near?.[0].path ?? null;
  };
  return { routes, match, misnumbered, resolve };
};

/** The id of a workflow that is about something: its name, and the parameters that say what; without any, about something new. No slash: that leads to a child. */
export const idAbout = (workflow: string, about: readonly string[]): string => `${workflow}:${about.some(Boolean) ? about.join(',') : NEW}`;

/** A match with what stands behind the path of what its workflow is about: `/new-treatment?patient=7` is about patient 7. */
export const withSubject = ({ route, params }: RouteMatch, query: RouteMatch['params']): RouteMatch => {
  // One address is about one thing.
  const name = (route.about ?? []).find((each) => !(each in params) && /^[1-9]\d{0,14}$/.test(query[each] ?? ''));
  return name === undefined ? { route, params } : { route, params: { ...params, [name]: query[name] ?? '' } };
};

/** The id of the workflow that serves a match. Two addresses of one record have one workflow, and so one draft. */
export const workflowId = ({ route, params }: RouteMatch): string | null => {
  const { workflow, path, about = Object.keys(params) } = route;
  if (!workflow) return null;
  const isPlace = about.length === 0 && !path.startsWith('/new');
  return isPlace
    ? workflow
    : idAbout(
        workflow,
        about.map((name) => params[name] ?? ''),
      );
};

/** The workflows that are shown besides a match's own, with what each is about. */
export const alongOf = ({
  route: { along = [] },
  params,
}: RouteMatch): readonly { readonly id: string; readonly workflow: string; readonly params: RouteMatch['params'] }[] =>
  along.map(({ workflow, of }) => {
    if (!of) return { id: workflow, workflow, params: {} };
    const about = params[of] ?? '';
    return { id: idAbout(workflow, [about]), workflow, params: { id: about } };
  });
