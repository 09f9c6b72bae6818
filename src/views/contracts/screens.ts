import { ClinicContracts } from './contract/contracts-screen.tsx';

export const screens = { clinicContracts: ClinicContracts };
export { words } from './words.ts';
