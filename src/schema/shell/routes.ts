import { HOME, route } from '../kit/route.ts';

export const shellRoutes = [route(HOME, 'home'), route('/settings', 'settings')] as const;
