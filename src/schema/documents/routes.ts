import { route } from '../app/route.ts';

export const documentRoutes = [
  route('/invoice-certificate', 'documents', 'documents', ['patient']),
  route('/settings/letterhead', 'letterhead', 'letterhead'),
] as const;
