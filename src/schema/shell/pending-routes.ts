import { route } from '../app/route.ts';

const PATHS: readonly string[] = [];

/** Places of the product that are still to be built; an area that is built takes its paths out of here. */
export const pendingRoutes = PATHS.map((path) => route(path, 'pending'));
