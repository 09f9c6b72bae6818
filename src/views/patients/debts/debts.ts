export { standing } from '../../../machines/patients/standings.ts';
export { Owed } from './owed.tsx';
