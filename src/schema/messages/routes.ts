import { route } from '../app/route.ts';

export const messageRoutes = [route('/sms', 'messages', 'messages')] as const;
