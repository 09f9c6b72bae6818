import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import type { Configuration } from '../../../server/config/configuration.ts';

/**
 * A database as the first release left it, before steps were recorded by name: taken from its files, word for word but for
 * quotation marks and line ends. It never changes.
 */
const LAYOUT = `
create table migrations (version bigint primary key, name text not null, applied_at bigint not null);
create table keys (name text primary key, value text not null);
create table practices (id bigint primary key, name text not null, created_at bigint not null);
create table lists ( practice_id bigint not null references practices (id), name text not null, last_id bigint not null, version bigint not
  null, primary key (practice_id, name));
create table dentists ( practice_id bigint not null references practices (id), id bigint not null, first_name text not null, last_name text
  not null, primary key (practice_id, id));
create table accounts ( practice_id bigint not null references practices (id), id bigint not null, username text not null, password_hash
  text not null, dentist bigint not null, is_active bigint not null, created_at bigint not null, primary key (practice_id, id), foreign key
  (practice_id, dentist) references dentists (practice_id, id));
create table logins ( username text primary key, practice_id bigint not null, account_id bigint not null, foreign key (practice_id,
  account_id) references accounts (practice_id, id));
create table sessions ( practice_id bigint not null, id text not null, account_id bigint not null, token_hash text not null, previous_hash
  text, rotated_at bigint not null, created_at bigint not null, used_at bigint not null, revoked_at bigint, primary key (practice_id, id),
  foreign key (practice_id, account_id) references accounts (practice_id, id));
create table attempts (key text primary key, window_start bigint not null, count bigint not null);
create table pictures ( practice_id bigint not null, account_id bigint not null, media_type text not null, bytes blob not null, changed_at
  bigint not null, primary key (practice_id, account_id), foreign key (practice_id, account_id) references accounts (practice_id, id));
create table insurances (practice_id bigint not null references practices (id), id bigint not null, name text not null, primary key
  (practice_id, id)) without rowid;
create table patients (practice_id bigint not null references practices (id), id bigint not null, first_name text not null, last_name text
  not null, national_number bigint not null, gender bigint not null, phone text, birth_date text, insurance bigint, address text,
  underlying_diseases text, current_medications text, drug_allergies text, primary key (practice_id, id), foreign key (practice_id,
  insurance) references insurances (practice_id, id)) without rowid;
create index patients_insurance on patients (practice_id, insurance);
create table clinics (practice_id bigint not null references practices (id), id bigint not null, name text not null, address text not null,
  dentist bigint not null, is_personal bigint not null, phone text, clinic_license_number text, primary key (practice_id, id), foreign key
  (practice_id, dentist) references dentists (practice_id, id)) without rowid;
create index clinics_dentist on clinics (practice_id, dentist);
create table incomes (practice_id bigint not null references practices (id), id bigint not null, patient bigint, clinic bigint, date text
  not null, amount bigint not null, payment_method bigint not null, transaction_number text, primary key (practice_id, id), foreign key
  (practice_id, patient) references patients (practice_id, id), foreign key (practice_id, clinic) references clinics (practice_id, id))
  without rowid;
create index incomes_patient on incomes (practice_id, patient);
create index incomes_clinic on incomes (practice_id, clinic);
create table procedure_types (practice_id bigint not null references practices (id), id bigint not null, name text not null, procedure_code
  text not null, price bigint not null, primary key (practice_id, id)) without rowid;
create table contracts (practice_id bigint not null references practices (id), id bigint not null, clinic bigint not null, start_date text
  not null, end_date text not null, is_active bigint not null, contract_type bigint not null, percent double precision not null, primary key
  (practice_id, id), foreign key (practice_id, clinic) references clinics (practice_id, id)) without rowid;
create index contracts_clinic on contracts (practice_id, clinic);
create table constant_tariffs (practice_id bigint not null references practices (id), id bigint not null, contract bigint not null,
  procedure_type bigint not null, price bigint not null, primary key (practice_id, id), foreign key (practice_id, contract) references
  contracts (practice_id, id), foreign key (practice_id, procedure_type) references procedure_types (practice_id, id)) without rowid;
create index constant_tariffs_contract on constant_tariffs (practice_id, contract);
create index constant_tariffs_procedure_type on constant_tariffs (practice_id, procedure_type);
create table insurance_tariffs (practice_id bigint not null references practices (id), id bigint not null, insurance bigint not null,
  plan_level text not null, percent double precision not null, cover_type bigint not null, primary key (practice_id, id), foreign key
  (practice_id, insurance) references insurances (practice_id, id)) without rowid;
create index insurance_tariffs_insurance on insurance_tariffs (practice_id, insurance);
create table surgeries (practice_id bigint not null references practices (id), id bigint not null, patient bigint not null, procedure_type
  bigint not null, tooth_number text not null, total_cost bigint not null, lab_cost bigint not null, material_cost bigint not null, discount
  bigint not null, extra_fee bigint not null, surgery_time text, clinic bigint, insurance_tariff bigint, contract bigint, main_complain
  text, description text, primary key (practice_id, id), foreign key (practice_id, patient) references patients (practice_id, id), foreign
  key (practice_id, procedure_type) references procedure_types (practice_id, id), foreign key (practice_id, clinic) references clinics
  (practice_id, id), foreign key (practice_id, insurance_tariff) references insurance_tariffs (practice_id, id), foreign key (practice_id,
  contract) references contracts (practice_id, id)) without rowid;
create index surgeries_patient on surgeries (practice_id, patient);
create index surgeries_procedure_type on surgeries (practice_id, procedure_type);
create index surgeries_clinic on surgeries (practice_id, clinic);
create index surgeries_insurance_tariff on surgeries (practice_id, insurance_tariff);
create index surgeries_contract on surgeries (practice_id, contract);
create table appointments (practice_id bigint not null references practices (id), id bigint not null, patient bigint not null,
  appointment_time text not null, is_new_treatment bigint not null, description text, clinic bigint not null, primary key (practice_id, id),
  foreign key (practice_id, patient) references patients (practice_id, id), foreign key (practice_id, clinic) references clinics
  (practice_id, id)) without rowid;
create index appointments_patient on appointments (practice_id, patient);
create index appointments_clinic on appointments (practice_id, clinic);
create table asset_categories (practice_id bigint not null references practices (id), id bigint not null, name text not null, primary key
  (practice_id, id)) without rowid;
create table assets (practice_id bigint not null references practices (id), id bigint not null, name text not null, price bigint not null,
  date text not null, transaction_number text, asset_category bigint not null, primary key (practice_id, id), foreign key (practice_id,
  asset_category) references asset_categories (practice_id, id)) without rowid;
create index assets_asset_category on assets (practice_id, asset_category);
create table expense_categories (practice_id bigint not null references practices (id), id bigint not null, name text not null, primary key
  (practice_id, id)) without rowid;
create table expenses (practice_id bigint not null references practices (id), id bigint not null, name text not null, price bigint not null,
  date text not null, transaction_number text, expense_category bigint not null, patient bigint, clinic bigint, primary key (practice_id,
  id), foreign key (practice_id, expense_category) references expense_categories (practice_id, id), foreign key (practice_id, patient)
  references patients (practice_id, id), foreign key (practice_id, clinic) references clinics (practice_id, id)) without rowid;
create index expenses_expense_category on expenses (practice_id, expense_category);
create index expenses_patient on expenses (practice_id, patient);
create index expenses_clinic on expenses (practice_id, clinic);
create table installments (practice_id bigint not null references practices (id), id bigint not null, patient bigint not null, collateral
  bigint not null, number_of_installments bigint not null, payment_period bigint not null, primary key (practice_id, id), foreign key
  (practice_id, patient) references patients (practice_id, id)) without rowid;
create index installments_patient on installments (practice_id, patient);
create table installment_checks (practice_id bigint not null references practices (id), id bigint not null, check_owner_name text not null,
  check_owner_national_number bigint not null, relation_to_patient text not null, amount bigint not null, due_date text not null,
  check_number text not null, is_paid bigint not null, installment bigint not null, primary key (practice_id, id), foreign key (practice_id,
  installment) references installments (practice_id, id)) without rowid;
create index installment_checks_installment on installment_checks (practice_id, installment);
`;

/** When the release wrote it. */
export const THEN = Date.parse('2026-11-20T08:00:00Z');

/** A refresh token that its dentist still holds. */
export const REFRESH_TOKEN = '1.5f0c2b7e-3c55-4b7a-9a53-0d7a9a4f1c11.first-releasexxxxxxxxxxxxxxxxxxxxxxxxxxxxxx';

/** Its rows: a dentist, `dentist` with the password of all test accounts, and one record of each resource. */
const ROWS = `
insert into migrations values (1, 'practices and their accounts', ${THEN});
insert into keys values ('database', 'e4abbbd9d525'), ('secret', 'pAHTJb-uDV9bsk4hcEaeLE6BytFHL1teAV7602Ppcjc'),
  ('resources', 'd7e56a6ada1c50a4fa65da39d2518de76846044b98c2797ff8cf348cca44aa4d');
insert into practices values (1, 'مطب نخست', ${THEN});
insert into dentists values (1, 1, 'آرش', 'کمانگیر');
insert into accounts values (1, 1, 'dentist',
  '$argon2id$v=19$m=19456,t=2,p=1$LoPr6O5JFEZshwdSOVBtSA$JVzys9okYQClX4pfW5BaXBHxvM3dPg0xfJWjsmySl2c', 1, 1, ${THEN});
insert into logins values ('dentist', 1, 1);
insert into sessions values (1, '5f0c2b7e-3c55-4b7a-9a53-0d7a9a4f1c11', 1,
  '5259aea783212cfc75ca064e09acf03a2abaed2802edca8fa519005326341de1', null, ${THEN}, ${THEN}, ${THEN}, null);
insert into lists values (1, 'dentists', 1, 1), (1, 'accounts', 1, 1), (1, 'patients', 41, 44), (1, 'clinics', 1, 1), (1, 'contracts', 1, 1);
insert into insurances values (1, 1, 'بیمه ایران');
insert into patients values (1, 41, 'مریم', 'محمدی', 12345679, 2, null, '1963-08-14', 1, 'تهران', 'دیابت, آسم', '', null);
insert into clinics values (1, 1, 'مطب', 'تهران', 1, 1, null, null);
insert into incomes values (1, 1, 41, null, '2026-01-05', 1500000, 2, '123');
insert into procedure_types values (1, 1, 'جرم‌گیری', '701', 1200000);
insert into contracts values (1, 1, 1, '2000-01-01', '2100-01-01', 1, 1, 12.5);
insert into constant_tariffs values (1, 1, 1, 1, 900000);
insert into insurance_tariffs values (1, 1, 1, 'طلایی', 10.5, 2);
insert into surgeries values (1, 1, 41, 1, '16', 2000000, 0, 0, 0, 100000, '2026-02-03T00:00:00Z', 1, 1, 1, 'درد شبانه', '');
insert into appointments values (1, 1, 41, '2026-03-01T10:30:00+03:30', 0, 'معاینه', 1);
insert into asset_categories values (1, 1, 'تجهیزات');
insert into assets values (1, 1, 'یونیت', 620000000, '2025-05-05', '9', 1);
insert into expense_categories values (1, 1, 'اجاره');
insert into expenses values (1, 1, 'اجاره مهر', 85000000, '2025-10-01', null, 1, null, 1);
insert into installments values (1, 1, 41, 1, 6, 2);
insert into installment_checks values (1, 1, 'مریم محمدی', 12345679, 'خود بیمار', 5000000, '2026-06-01', '1234567812345678', 0, 1);
`;

/** Puts the first release's database where a server will look for it. */
export const writeFirstRelease = async ({ data, databaseUrl }: Pick<Configuration, 'data' | 'databaseUrl'>): Promise<void> => {
  if (databaseUrl === null) {
    const file = new Sqlite(path.join(data, 'matab.sqlite'));
    file.pragma('journal_mode = WAL');
    file.exec(LAYOUT + ROWS);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(LAYOUT.replaceAll(' without rowid', '').replace('bytes blob', 'bytes bytea') + ROWS);
  await client.end();
};
