import { addDays, dayNumber } from '../../src/schema/kit/jalali.ts';
import type { StoredRow } from '../store/tables.ts';
import type { Catalogue } from './catalogue.ts';
import { type Chance, roundTo } from './chance.ts';
import { mainComplaints, treatmentNotes } from './lists/medical.ts';
import { type Service, services } from './lists/services.ts';
import { NOTABLE } from './people/notable.ts';
import { type FullRow, numbered, numberIn } from './rows.ts';

type Draft = Omit<FullRow<'surgeries'>, 'id'>;

const COUNTS: readonly (readonly [range: readonly [from: number, to: number], weight: number])[] = [
  [[0, 0], 15],
  [[1, 3], 50],
  [[4, 10], 30],
  [[11, 40], 5],
];

/** Treatments lie in the last two years. */
const PAST_DAYS = 730;
const DAYS_OF_YEAR = 365.2425;
const CHILDHOOD = 12;

const ageOn = (birth: string | null, day: string): number => (birth === null ? 40 : (dayNumber(day) - dayNumber(birth)) / DAYS_OF_YEAR);

const serviceIds = (allowed: (tooth: Service['tooth'], code: string) => boolean): readonly number[] =>
  services.flatMap(({ tooth, code }, index) => (allowed(tooth, code) ? [index + 1] : []));

const FOR_CHILDREN = serviceIds((_, code) => code.startsWith('9'));
const FOR_ALL = serviceIds((tooth) => tooth !== 'milk');

const toothOf = (tooth: Service['tooth'], child: boolean, { between, happens }: Chance): string => {
  const milk = tooth === 'milk' || (child && happens(0.7) && tooth !== 'permanent' && tooth !== 'wisdom');
  const [quadrant, place] = milk ? [between(5, 8), between(1, 5)] : [between(1, 4), between(1, 8)];
  return `${quadrant}${tooth === 'wisdom' ? 8 : place}`;
};

/** A contract that holds on the day, the personal clinic's more often than all others together. */
const contractOn = (contracts: readonly StoredRow[], day: string, { happens, pick }: Chance): StoredRow => {
  const [own, ...others] = contracts;
  const valid = others.filter(({ start_date, end_date }) => String(start_date) <= day && day < String(end_date));
  if (!own || (valid.length > 0 && happens(0.45))) return pick(valid);
  return own;
};

const tariffOf = (patient: StoredRow, { rows }: Catalogue, { pick }: Chance): number | null => {
  const offered = rows.insuranceTariffs.filter(({ insurance }) => insurance === patient.insurance);
  return offered.length > 0 ? numberIn(pick(offered), 'id') : null;
};

const treatmentOf = (patient: StoredRow, catalogue: Catalogue, today: string, least: number, luck: Chance): Draft => {
  const { between, happens, pick } = luck;
  const birth = patient.birth_date === null ? null : String(patient.birth_date);
  const longest = Math.min(PAST_DAYS, birth === null ? PAST_DAYS : dayNumber(today) - dayNumber(birth) - DAYS_OF_YEAR);
  const day = addDays(today, -between(0, Math.max(0, Math.floor(longest))));
  const child = ageOn(birth, day) < CHILDHOOD;
  const procedure = child && happens(0.8) ? pick(FOR_CHILDREN) : pick(FOR_ALL);
  const { price, tooth, code } = catalogue.service(procedure);
  const cost = Math.max(least, roundTo(10_000, price * (0.9 + luck.fraction() * 0.2)));
  const contract = contractOn(catalogue.rows.contracts, day, luck);
  return {
    patient: numberIn(patient, 'id'),
    procedure_type: procedure,
    tooth_number: toothOf(tooth, child, luck),
    total_cost: cost,
    lab_cost: code.startsWith('5') && happens(0.7) ? roundTo(10_000, cost * 0.3) : 0,
    material_cost: happens(0.15) ? roundTo(10_000, cost * 0.05) : 0,
    discount: happens(0.04) ? roundTo(10_000, cost * 0.1) : 0,
    extra_fee: happens(0.08) ? roundTo(10_000, cost * 0.1) : 0,
    surgery_time: `${day}T00:00:00Z`,
    clinic: contract.clinic ?? null,
    insurance_tariff: contract.clinic === 1 ? tariffOf(patient, catalogue, luck) : null,
    contract: contract.id ?? null,
    main_complain: happens(0.5) ? pick(mainComplaints) : '',
    description: happens(0.2) ? pick(treatmentNotes) : '',
  };
};

export const treatmentsOf = (patients: readonly StoredRow[], catalogue: Catalogue, today: string, luck: Chance): readonly StoredRow[] =>
  numbered(
    'surgeries',
    patients
      .flatMap((patient, index) => {
        const [from, to] = luck.pickWeighted(COUNTS);
        const count = NOTABLE[index]?.treatments ?? luck.between(from, to);
        return Array.from({ length: count }, () => treatmentOf(patient, catalogue, today, NOTABLE[index]?.least ?? 0, luck));
      })
      .sort((one, other) => String(one.surgery_time).localeCompare(String(other.surgery_time), 'en')),
  );

/** What a generated treatment costs the patient. */
export const costOf = (treatment: StoredRow): number => numberIn(treatment, 'total_cost') + numberIn(treatment, 'extra_fee') - numberIn(treatment, 'discount');
export const dayOfTreatment = (treatment: StoredRow): string => String(treatment.surgery_time).slice(0, 10);
