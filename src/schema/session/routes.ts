import { LOGIN, route } from '../kit/route.ts';

export const sessionRoutes = [route(LOGIN, 'login')] as const;
