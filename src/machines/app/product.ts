import { areas } from '../../schema/app/areas.ts';
import { createAppMachine } from './app.ts';
import { routingOf } from './routing.ts';

/** The addresses of the product. */
export const routing = routingOf(Object.entries(areas).flatMap(([area, routes]) => routes.map((route) => ({ ...route, area }))));

/** The root of the product. */
export const appMachine = createAppMachine(routing);
