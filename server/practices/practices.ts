import { addAccount, type NewAccount } from '../auth/accounts.ts';
import { anyTable } from '../resources/rows.ts';
import { openOwnContract } from '../resources/rules/own-contract.ts';
import { nextId } from '../store/lists.ts';
import type { Database, Unit } from '../store/tables.ts';

export interface NewPractice {
  readonly name: string;
  readonly dentist: { readonly firstName: string; readonly lastName: string };
  readonly account: Pick<NewAccount, 'username' | 'passwordHash'>;
  readonly now: number;
}

export interface CreatedPractice {
  readonly practice: number;
  readonly account: number;
}

/** Adds an empty practice with its dentist and the dentist's account; nothing else may do this at the same time. */
export const addPractice = async (unit: Unit, { name, dentist, account, now }: NewPractice): Promise<CreatedPractice> => {
  const last = await unit
    .selectFrom('practices')
    .select((of) => of.fn.max('id').as('id'))
    .executeTakeFirst();
  const practice = Number(last?.id ?? 0) + 1;
  await unit.insertInto('practices').values({ id: practice, name, created_at: now }).execute();
  const id = await nextId(unit, practice, 'dentists');
  await unit.insertInto('dentists').values({ practice_id: practice, id, first_name: dentist.firstName, last_name: dentist.lastName }).execute();
  return { practice, account: await addAccount(unit, { ...account, practice, dentist: id, now }) };
};

export interface FirstClinic {
  readonly name: string;
  readonly address: string;
}

/** Gives a new practice its first clinic, the dentist's own, at which appointments are made. */
export const addFirstClinic = async (unit: Unit, practice: number, { name, address }: FirstClinic): Promise<void> => {
  const id = await nextId(unit, practice, 'clinics');
  const clinic = { practice_id: practice, id, name, address, dentist: 1, is_personal: 1, phone: null, clinic_license_number: null };
  await anyTable(unit).insertInto('clinics').values(clinic).execute();
  await openOwnContract(unit, practice, id);
};

export const hasAnyPractice = async (on: Database | Unit): Promise<boolean> =>
  (await on.selectFrom('practices').select('id').limit(1).executeTakeFirst()) !== undefined;
