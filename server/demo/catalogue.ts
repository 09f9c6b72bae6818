import type { ResourceName } from '../../src/schema/api.ts';
import { CONTRACT_TYPES } from '../../src/schema/clinics/contract.ts';
import { fromJalali, toJalali } from '../../src/schema/kit/jalali.ts';
import { OWN_CONTRACT } from '../resources/rules/own-contract.ts';
import type { StoredRow } from '../store/tables.ts';
import { roundTo } from './chance.ts';
import { clinics } from './lists/clinics.ts';
import { insurers } from './lists/insurers.ts';
import { FIXED_TARIFF_SHARE, type Service, services } from './lists/services.ts';
import { numbered, numberIn } from './rows.ts';

/** What a practice has before its first patient. */
export interface Catalogue {
  readonly rows: Readonly<Record<'clinics' | 'contracts' | 'constantTariffs' | 'procedureTypes' | 'insurances' | 'insuranceTariffs', readonly StoredRow[]>>;
  /** Insurance ids by kind. */
  readonly insurances: Readonly<Record<'base' | 'supplementary', readonly number[]>>;
  readonly service: (id: number) => Service;
}

const insuranceRows = () =>
  numbered(
    'insurances',
    insurers.map(({ name }) => ({ name })),
  );

const insuranceTariffRows = () =>
  numbered(
    'insuranceTariffs',
    insurers.flatMap(({ levels }, index) =>
      levels.flatMap(([plan_level, percent]) => [1, 2].map((cover_type) => ({ insurance: index + 1, plan_level, percent, cover_type }))),
    ),
  );

const procedureRows = () =>
  numbered(
    'procedureTypes',
    services.map(({ name, code, price }) => ({ name, procedure_code: code, price })),
  );

const clinicRows = () =>
  numbered(
    'clinics',
    clinics.map(({ name, address, personal, phone, license }) => ({
      name,
      address,
      dentist: 1,
      is_personal: Number(personal),
      phone,
      clinic_license_number: license,
    })),
  );

const contractRows = (today: string) => {
  const { year: thisYear } = toJalali(today);
  const listed = clinics.flatMap(({ contracts }, index) =>
    contracts.map(({ type, percent, year, from, active }) => {
      const [month = 1, day = 1] = from.split('/').map(Number);
      const start = { year: thisYear + year, month, day };
      const dates = { start_date: fromJalali(start), end_date: fromJalali({ ...start, year: start.year + 1 }) };
      return { clinic: index + 1, ...dates, is_active: Number(active), contract_type: CONTRACT_TYPES[type], percent };
    }),
  );
  return numbered('contracts', [{ clinic: 1, ...OWN_CONTRACT }, ...listed]);
};

/** A fixed tariff for every service where tariffs are fixed, and for the commoner half of them where contracts are combined. */
const tariffRows = (contracts: readonly StoredRow[]) =>
  numbered(
    'constantTariffs',
    contracts.flatMap((contract) => {
      const type = numberIn(contract, 'contract_type');
      const priced = type === CONTRACT_TYPES.fixed ? services : type === CONTRACT_TYPES.combined ? services.filter((_, index) => index % 2 === 0) : [];
      return priced.map((service) => ({
        contract: numberIn(contract, 'id'),
        procedure_type: services.indexOf(service) + 1,
        price: roundTo(10_000, service.price * FIXED_TARIFF_SHARE),
      }));
    }),
  );

const idsOf = (kind: 'base' | 'supplementary'): readonly number[] => insurers.flatMap((insurer, index) => (insurer.kind === kind ? [index + 1] : []));

export const catalogueOf = (today: string): Catalogue => {
  const contracts = contractRows(today);
  const rows = {
    clinics: clinicRows(),
    contracts,
    constantTariffs: tariffRows(contracts),
    procedureTypes: procedureRows(),
    insurances: insuranceRows(),
    insuranceTariffs: insuranceTariffRows(),
  } satisfies Partial<Record<ResourceName, readonly StoredRow[]>>;
  const service = (id: number): Service => {
    const found = services[id - 1];
    if (!found) throw new Error(`No service ${id}`);
    return found;
  };
  return { rows, insurances: { base: idsOf('base'), supplementary: idsOf('supplementary') }, service };
};
