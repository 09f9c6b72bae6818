import { LOGIN, route } from '../app/route.ts';

export const sessionRoutes = [route(LOGIN, 'login')] as const;
