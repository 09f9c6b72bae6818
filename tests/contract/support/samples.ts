import { type ResourceName, resources } from '../../../src/schema/api.ts';
import { type Client, idIn } from './client.ts';

export type Body = Record<string, unknown>;

/** A valid create of a resource and a change of it, on records that exist in the practice. */
export interface Sample {
  readonly create: Body;
  readonly change: Body;
}

/** Creates what samples refer to and returns a valid sample of every resource. */
export const samplesIn = async (client: Client): Promise<Readonly<Record<ResourceName, Sample>>> => {
  const create = async (name: ResourceName, body: Body) => idIn(await client.post(resources[name].path, body));
  const insurance = await create('insurances', { name: 'بیمه نمونه' });
  const tariff = await create('insuranceTariffs', { insurance, plan_level: 'پایه', percent: 30, cover_type: 1 });
  const procedure_type = await create('procedureTypes', { name: 'جرم‌گیری', procedure_code: '701', price: 1_200_000 });
  const clinic = await create('clinics', { name: 'کلینیک لبخند', address: 'تهران', dentist: 1 });
  const contract = await create('contracts', { clinic, start_date: '2020-01-01', end_date: '2021-01-01', contract_type: 1, percent: 50 });
  const patient = await create('patients', { first_name: 'مریم', last_name: 'محمدی', national_number: 12345679, gender: 2 });
  const assetCategory = await create('assetCategories', { name: 'تجهیزات' });
  const expenseCategory = await create('expenseCategories', { name: 'اجاره' });
  const installment = await create('installments', { patient, collateral: 2, number_of_installments: 3, payment_period: 1 });
  const other = await create('procedureTypes', { name: 'روکش', procedure_code: '501', price: 8_500_000 });
  return {
    patients: {
      create: {
        first_name: 'نازنین زهرا',
        last_name: 'نیک‌نام',
        national_number: 99_000_001,
        gender: 2,
        phone: '+989701234567',
        birth_date: '1963-08-14',
        insurance,
        address: 'کرج',
        underlying_diseases: 'دیابت, آسم',
        current_medications: '',
        drug_allergies: 'پنی‌سیلین',
      },
      change: { first_name: 'زهرا', insurance: null, phone: null },
    },
    incomes: {
      create: { patient, date: '2026-01-05', amount: 1_500_000, payment_method: 2, transaction_number: '123' },
      change: { amount: 1_600_000, transaction_number: null },
    },
    procedureTypes: { create: { name: 'بلیچینگ', procedure_code: '705', price: 6_500_000 }, change: { price: 7_000_000 } },
    constantTariffs: { create: { contract, procedure_type, price: 900_000 }, change: { procedure_type: other } },
    insurances: { create: { name: 'بیمه دانا' }, change: { name: 'بیمه آسیا' } },
    insuranceTariffs: { create: { insurance, plan_level: 'طلایی', percent: 10.5, cover_type: 2 }, change: { percent: 0 } },
    surgeries: {
      create: {
        patient,
        procedure_type,
        tooth_number: '16',
        total_cost: 2_000_000,
        lab_cost: 0,
        material_cost: 0,
        discount: 0,
        extra_fee: 100_000,
        surgery_time: '2026-02-03T00:00:00Z',
        insurance_tariff: tariff,
        contract,
        main_complain: 'درد شبانه',
        description: '',
      },
      change: { tooth_number: '55', total_cost: 2_100_000 },
    },
    clinics: {
      create: { name: 'کلینیک مهر', address: 'شیراز', dentist: 1, is_personal: false, phone: '+987132123456', clinic_license_number: '12-40' },
      change: { address: 'اصفهان', phone: null },
    },
    contracts: {
      create: { clinic, start_date: '2021-01-01', end_date: '2022-01-01', is_active: true, contract_type: 3, percent: 40 },
      change: { is_active: false, percent: 45 },
    },
    appointments: {
      create: { patient, appointment_time: '2026-03-01T10:30:00+03:30', is_new_treatment: false, description: 'معاینه', clinic: 1 },
      change: { appointment_time: '2026-03-02T16:00:00+03:30', description: null },
    },
    assetCategories: { create: { name: 'مبلمان' }, change: { name: 'دکوراسیون' } },
    assets: {
      create: { name: 'یونیت', price: 620_000_000, date: '2025-05-05', transaction_number: '9', asset_category: assetCategory },
      change: { price: 630_000_000 },
    },
    expenseCategories: { create: { name: 'قبوض' }, change: { name: 'قبض‌ها' } },
    expenses: {
      create: { name: 'اجاره مهر', price: 85_000_000, date: '2025-10-01', expense_category: expenseCategory, patient: null, clinic },
      change: { clinic: null, patient },
    },
    installments: { create: { patient, collateral: 1, number_of_installments: 6, payment_period: 2 }, change: { number_of_installments: 12 } },
    installmentChecks: {
      create: {
        check_owner_name: 'مریم محمدی',
        check_owner_national_number: 12345679,
        relation_to_patient: 'خود بیمار',
        amount: 5_000_000,
        due_date: '2026-06-01',
        check_number: '1234567812345678',
        is_paid: false,
        installment,
      },
      change: { is_paid: true },
    },
  };
};
