import { ClinicContracts } from './contract/contracts-screen.tsx';
import { ClinicTariffs } from './tariff/tariffs-screen.tsx';

export const screens = { clinicContracts: ClinicContracts, clinicTariffs: ClinicTariffs };
export { words } from './words.ts';
