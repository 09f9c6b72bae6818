import { route } from '../app/route.ts';

export const labRoutes = [route('/send-to-lab', 'labDispatch', 'labDispatch', ['patient'])] as const;
