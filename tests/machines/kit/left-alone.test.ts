import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { clinicFormMachine } from '../../../src/machines/clinics/form.ts';
import { servicesMachine } from '../../../src/machines/clinics/services.ts';
import { contractsMachine } from '../../../src/machines/contracts/contracts.ts';
import { levelFormMachine } from '../../../src/machines/insurances/forms.ts';
import { assetEditMachine, expenseEditMachine } from '../../../src/machines/ledger/edit-items.ts';
import { patientFormMachine } from '../../../src/machines/patients/form.ts';
import { paymentEditMachine } from '../../../src/machines/payments/edit.ts';
import { treatmentEditMachine } from '../../../src/machines/treatments/edit.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const day = (iso: string) => ({ typed: iso, day: iso });
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };

const asset = { id: 1, name: 'یونیت', price: 0, date: '2027-01-01', asset_category: 7, transaction_number: '' };
const expense = { id: 1, name: 'اجاره', price: 0, date: '2027-01-01', expense_category: 7, transaction_number: '' };
const patient = {
  ...{ id: 1, first_name: 'Sara', last_name: 'احمدی', national_number: '12345', gender: 2, birth_date: '2027-01-01', phone: '', address: '' },
  ...{ insurance: null, underlying_diseases: '', current_medications: '', drug_allergies: '' },
};
const income = { id: 1, patient: 3, clinic: null, payment_method: 1, amount: 500_000, date: '2027-01-01', transaction_number: '' };
const surgery = {
  ...{ id: 1, patient: 3, procedure_type: 4, tooth_number: '11', clinic: 2, contract: 5, insurance_tariff: null, total_cost: 900_000 },
  ...{ surgery_time: '2027-01-01', description: '', main_complain: '', lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 },
};

/** A form with a record of another provider, of which it would refuse one value, or several. */
const open = (machine: AnyStateMachine, passed: object, facts: object = {}) => {
  const form = stage(machine, ['loadRecord', 'findAlike', 'saveRecord'], { at: AT, params: { id: '1', insurance: '7' }, passed });
  return {
    ...form,
    submit: async (change: object) => {
      form.send({ type: 'draft.changed', change }, { type: 'form.submitted', at: AT, facts });
      if (form.state() === 'checking') await form.answer('checkAlike', { rows: [] });
      return form.snapshot().context.problems as readonly object[];
    },
  };
};
const row = (resource: string, record: object) => ({ row: { resource, row: record } });
const level = { id: 1, insurance: 7, plan_level: 'طلایی', percent: 33.333, cover_type: 1 };
const clinic = { id: 1, name: 'مطب', address: 'الف', phone: '88776655', clinic_license_number: '', is_personal: false, dentist: 1 };
const known = { clinic: true, contract: 5, personal: false };

describe('a value that another program stored', () => {
  it.each([
    ['a finer percentage of a level', levelFormMachine, row('insuranceTariffs', level), {}, { plan_level: 'نقره‌ای' }, { plan_level: 'نقره‌ای' }],
    ['the phone of a clinic', clinicFormMachine, row('clinics', clinic), {}, { address: 'ب' }, { address: 'ب' }],
    ['the price and the day of an asset', assetEditMachine, row('assets', asset), {}, { name: 'صندلی' }, { name: 'صندلی' }],
    ['the price and the day of an expense', expenseEditMachine, row('expenses', expense), {}, { name: 'برق' }, { name: 'برق' }],
    ['the name, the number and the birth of a patient', patientFormMachine, { patient }, {}, { address: 'ب' }, { address: 'ب' }],
    ['the day of a payment', paymentEditMachine, { income }, {}, { amount: '600000' }, { amount: 600_000 }],
    ['the day of a treatment', treatmentEditMachine, { surgery }, known, { description: 'ب' }, { description: 'ب' }],
  ] as const)('is left alone by a change of something else: %s', async (_, machine, passed, facts, change, sent) => {
    const form = open(machine, passed, facts);
    expect(await form.submit(change)).toEqual([]);
    const saved = form.calls('saveRecord') as readonly { readonly payload: object }[];
    // Where a record is sent whole, it is sent as it is stored.
    const whole = machine === paymentEditMachine || machine === treatmentEditMachine;
    expect(saved.map(({ payload }) => payload)).toEqual([whole ? expect.objectContaining(sent) : sent]);
  });

  it.each([
    ['a level', levelFormMachine, row('insuranceTariffs', level), { percent: '33.334' }, { field: 'percent', code: 'percentFine' }],
    ['a clinic', clinicFormMachine, row('clinics', clinic), { phone: '88776656' }, { field: 'phone', code: 'phoneInvalid' }],
    ['an asset', assetEditMachine, row('assets', asset), { price: '-5' }, { field: 'price', code: 'priceNotPositive' }],
    ['an expense', expenseEditMachine, row('expenses', expense), { date: day('2027-01-02') }, { field: 'date', code: 'dateFuture' }],
    ['a patient', patientFormMachine, { patient }, { national_number: '123456' }, { field: 'national_number', code: 'tenDigits' }],
    ['a payment', paymentEditMachine, { income }, { date: day('2027-01-02') }, { field: 'date', code: 'dateFuture' }],
    ['a treatment', treatmentEditMachine, { surgery }, { surgery_time: day('2027-01-02') }, { field: 'surgery_time', code: 'dateFuture' }],
  ])('is refused once it is touched, and alone: %s', async (_, machine, passed, change, problem) => {
    const form = open(machine, passed, machine === treatmentEditMachine ? known : {});
    expect(await form.submit(change)).toEqual([problem]);
    expect(form.calls('saveRecord')).toEqual([]);
  });

  it('that is missing, or a choice that is gone, must still be mended', async () => {
    const nameless = open(clinicFormMachine, row('clinics', { ...clinic, name: '' }));
    expect(await nameless.submit({ address: 'ب' })).toEqual([{ field: 'name', code: 'nameRequired' }]);
    const homeless = open(assetEditMachine, row('assets', asset), { asset_category: false });
    expect(await homeless.submit({ name: 'صندلی' })).toEqual([{ field: 'asset_category', code: 'categoryGone' }]);
  });

  it('does not excuse the new record that is made in place of one that is gone', async () => {
    const form = open(assetEditMachine, row('assets', asset));
    await form.submit({ name: 'صندلی' });
    await form.refuse('saveRecord', gone);
    expect((await form.submit({})).map((problem) => (problem as { readonly field: string }).field)).toEqual(['price', 'date']);
  });
});

describe('the same in a list of changes', () => {
  const service = { id: 1, name: 'ترمیم', procedure_code: '101', price: -5 };
  const contract = { id: 1, clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 1, percent: 33.333, is_active: true };
  const edit = (machine: AnyStateMachine, record: object, change: object) => {
    const list = stage(machine, ['findAlike', 'sendRow'], { at: AT, params: { id: '3' } });
    list.send({ type: 'record.edited', row: record }, { type: 'draft.changed', change }, { type: 'row.added', at: AT, facts: {} });
    const problems = list.snapshot().context.problems as readonly object[];
    return { ...list, problems };
  };
  const sent = async (list: ReturnType<typeof edit>) => {
    list.send({ type: 'list.submitted', at: AT, facts: {} });
    await list.answer('findBefore', { rows: [] });
    return list.calls('sendRow');
  };

  it.each([
    ['the price of a service', servicesMachine, service, { name: 'عصب' }, { name: 'عصب' }],
    ['a finer percentage of a contract', contractsMachine, contract, { is_active: false }, { is_active: false }],
  ])('is left alone there, also as it is sent: %s', async (_, machine, record, change, payload) => {
    const list = edit(machine, record, change);
    expect(list.problems).toEqual([]);
    expect(await sent(list)).toMatchObject([{ id: 1, payload }]);
  });

  it('is refused once it is touched', () => {
    expect(edit(servicesMachine, service, { price: '-6' }).problems).toEqual([{ field: 'price', code: 'priceRequired' }]);
    expect(edit(contractsMachine, contract, { percent: '33.334' }).problems).toEqual([{ field: 'percent', code: 'percentFine' }]);
  });

  it('is judged in the row that makes a new record in place of one that is gone', async () => {
    const list = edit(servicesMachine, service, { name: 'عصب' });
    await sent(list);
    await list.refuse('sendRow', gone);
    list.send({ type: 'row.renewed', key: 1 }, { type: 'list.submitted', at: AT, facts: {} });
    expect(list.snapshot().context.problems).toEqual([{ field: 'price', code: 'priceRequired' }]);
  });
});
