import { route } from '../app/route.ts';

const PATHS = ['/prescription', '/sms', '/send-to-lab'];

/** Places of the product that are still to be built; an area that is built takes its paths out of here. */
export const pendingRoutes = PATHS.map((path) => route(path, 'pending'));
