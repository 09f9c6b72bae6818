import { route } from '../app/route.ts';

export const prescriptionRoutes = [route('/prescription', 'prescription', 'prescription', ['patient'])] as const;
