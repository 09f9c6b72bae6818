import { route } from '../app/route.ts';

export const documentRoutes = [route('/settings/letterhead', 'letterhead', 'letterhead')] as const;
