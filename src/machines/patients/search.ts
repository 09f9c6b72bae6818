import { soughtPhones } from '../../schema/kit/phone.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { searchBy } from '../kit/list/search.ts';

/** A number is sought as it stands: without signs, and with one way of writing the country's code. */
const soughtNumber = (word: string): string => (/^[+0-9()./-]+$/.test(word) ? word.replace(/\D/g, '').replace(/^0098/, '98') : word);

/** The patients whose name, national number or phone (as 09… or as 989…) hold every word of the query, those first whose names begin so. */
export const searchPatients = searchBy(({ first_name, last_name, national_number, phone }: Patient) => {
  const phones = phone ? soughtPhones(phone) : null;
  return {
    names: [first_name ?? '', last_name ?? ''],
    others: phones ? `${national_number ?? ''}|${phones[0]}|${phones[1]}` : national_number,
  };
}, soughtNumber);
