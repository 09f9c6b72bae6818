import { route } from '../app/route.ts';

export const accountRoutes = [
  route('/settings/password', 'passwordChange', 'passwordChange'),
  route('/settings/sessions', 'sessionList', 'sessionList'),
] as const;
