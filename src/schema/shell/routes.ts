import { HOME, route } from '../app/route.ts';

export const shellRoutes = [route(HOME, 'home'), route('/settings', 'settings', 'settings')] as const;
