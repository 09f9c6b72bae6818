import { ClinicTariffs } from './tariff/tariffs-screen.tsx';

export const screens = { clinicTariffs: ClinicTariffs };
export { words } from './words.ts';
