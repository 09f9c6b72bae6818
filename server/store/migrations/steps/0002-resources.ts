import type { Step } from '../steps.ts';

/** The sixteen resources of the contract. */
export const resources: Step = async ({ addTable }) => {
  await addTable('insurances', { name: 'text not null' });
  await addTable(
    'patients',
    {
      first_name: 'text not null',
      last_name: 'text not null',
      national_number: 'bigint not null',
      gender: 'bigint not null',
      phone: 'text',
      birth_date: 'text',
      insurance: 'bigint',
      address: 'text',
      underlying_diseases: 'text',
      current_medications: 'text',
      drug_allergies: 'text',
    },
    { insurance: 'insurances' },
  );
  await addTable(
    'clinics',
    {
      name: 'text not null',
      address: 'text not null',
      dentist: 'bigint not null',
      is_personal: 'bigint not null',
      phone: 'text',
      clinic_license_number: 'text',
    },
    { dentist: 'dentists' },
  );
  await addTable(
    'incomes',
    {
      patient: 'bigint',
      clinic: 'bigint',
      date: 'text not null',
      amount: 'bigint not null',
      payment_method: 'bigint not null',
      transaction_number: 'text',
    },
    { patient: 'patients', clinic: 'clinics' },
  );
  await addTable('procedure_types', { name: 'text not null', procedure_code: 'text not null', price: 'bigint not null' });
  await addTable(
    'contracts',
    {
      clinic: 'bigint not null',
      start_date: 'text not null',
      end_date: 'text not null',
      is_active: 'bigint not null',
      contract_type: 'bigint not null',
      percent: 'double precision not null',
    },
    { clinic: 'clinics' },
  );
  await addTable(
    'constant_tariffs',
    { contract: 'bigint not null', procedure_type: 'bigint not null', price: 'bigint not null' },
    { contract: 'contracts', procedure_type: 'procedure_types' },
  );
  await addTable(
    'insurance_tariffs',
    { insurance: 'bigint not null', plan_level: 'text not null', percent: 'double precision not null', cover_type: 'bigint not null' },
    { insurance: 'insurances' },
  );
  await addTable(
    'surgeries',
    {
      patient: 'bigint not null',
      procedure_type: 'bigint not null',
      tooth_number: 'text not null',
      total_cost: 'bigint not null',
      lab_cost: 'bigint not null',
      material_cost: 'bigint not null',
      discount: 'bigint not null',
      extra_fee: 'bigint not null',
      surgery_time: 'text',
      clinic: 'bigint',
      insurance_tariff: 'bigint',
      contract: 'bigint',
      main_complain: 'text',
      description: 'text',
    },
    { patient: 'patients', procedure_type: 'procedure_types', clinic: 'clinics', insurance_tariff: 'insurance_tariffs', contract: 'contracts' },
  );
  await addTable(
    'appointments',
    {
      patient: 'bigint not null',
      appointment_time: 'text not null',
      is_new_treatment: 'bigint not null',
      description: 'text',
      clinic: 'bigint not null',
    },
    { patient: 'patients', clinic: 'clinics' },
  );
  await addTable('asset_categories', { name: 'text not null' });
  await addTable(
    'assets',
    {
      name: 'text not null',
      price: 'bigint not null',
      date: 'text not null',
      transaction_number: 'text',
      asset_category: 'bigint not null',
    },
    { asset_category: 'asset_categories' },
  );
  await addTable('expense_categories', { name: 'text not null' });
  await addTable(
    'expenses',
    {
      name: 'text not null',
      price: 'bigint not null',
      date: 'text not null',
      transaction_number: 'text',
      expense_category: 'bigint not null',
      patient: 'bigint',
      clinic: 'bigint',
    },
    { expense_category: 'expense_categories', patient: 'patients', clinic: 'clinics' },
  );
  await addTable(
    'installments',
    {
      patient: 'bigint not null',
      collateral: 'bigint not null',
      number_of_installments: 'bigint not null',
      payment_period: 'bigint not null',
    },
    { patient: 'patients' },
  );
  await addTable(
    'installment_checks',
    {
      check_owner_name: 'text not null',
      check_owner_national_number: 'bigint not null',
      relation_to_patient: 'text not null',
      amount: 'bigint not null',
      due_date: 'text not null',
      check_number: 'text not null',
      is_paid: 'bigint not null',
      installment: 'bigint not null',
    },
    { installment: 'installments' },
  );
};
