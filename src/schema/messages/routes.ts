import { route } from '../app/route.ts';

/** A message that is begun from somebody's file is about them, and nobody else gets it. */
export const messageRoutes = [route('/sms', 'messages', 'messages', ['patient'])] as const;
