import { rowById } from '../../../../../machines/kit/rows.ts';
import { ordering, sortPatients } from '../../../../../machines/patients/order.ts';
import { searchPatients } from '../../../../../machines/patients/search.ts';
import { queryKeys } from '../../../../../schema/kit/persian-text.ts';
import { pace } from '../../../../../schema/log/file/pace.ts';
import { inSteps, type Steps } from '../../../../../schema/log/file/steps.ts';
import type { Patient } from '../../../../../schema/patients/patient.ts';
import type { Hits } from '../options.ts';
import type { People } from './people.ts';

/** As many of those whom one worked with lately, or who were filed last, stand before the others. */
const MOST_FIRST = 5;

/** As their list is at first, which has that ready. */
const ORDER = 'lastName';

/** Whom one worked with, and who was filed last as far as there is room. */
const firstOf = ({ patients, lately }: Pick<People<string>, 'patients' | 'lately'>): readonly Patient[] => {
  const worked = lately.flatMap((id) => rowById(patients, Number(id)) ?? []);
  return [...new Set([...worked, ...sortPatients(patients, 'newest').slice(0, MOST_FIRST)])].slice(0, MOST_FIRST);
};

/** What a query finds among the other choices, with the patients that it does, the best of both first, and no more than `most` shown. With none, whom one worked with and who is chosen. */
export const hitsAmong = <V extends string | number>(own: Hits<V>, people: People<V>, query: string, value: V | null, most: number): Hits<V> => {
  const { patients, optionOf, idOf } = people;
  const ordered = sortPatients(patients, ORDER);
  const isSought = queryKeys(query).length > 0;
  const chosen = value !== null && own.all + patients.length > most ? rowById(patients, idOf(value)) : undefined;
  const best = new Set(isSought ? [] : firstOf(people));
  if (!isSought && chosen) best.add(chosen);
  const found = searchPatients(ordered, query);
  const others = found.slice(0, most).flatMap((patient) => (best.has(patient) ? [] : optionOf(patient)));
  const ownOthers = own.shown.slice(own.best);
  return {
    // Who is chosen and in no list stands there.
    shown: [...own.shown.slice(0, own.best), ...Array.from(best, optionOf), ...(isSought ? [...others, ...ownOthers] : [...ownOthers, ...others])].slice(
      0,
      most,
    ),
    best: own.best + best.size,
    all: own.all + found.length,
  };
};

function* readying(patients: readonly Patient[]): Steps<void> {
  yield* ordering(patients, ORDER);
  yield* ordering(patients, 'newest');
  yield* searchPatients.prepare(sortPatients(patients, ORDER));
}

/** Has them ready to be found before anybody looks. */
export const makeReady = (patients: readonly Patient[]): void => void inSteps(readying(patients), pace());
