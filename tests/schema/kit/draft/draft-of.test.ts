import { describe, expect, it } from 'vitest';
import { appointmentFields } from '../../../../src/schema/appointments/appointment.ts';
import { CONTRACT_TYPES, contractFields } from '../../../../src/schema/clinics/contract.ts';
import { insuranceTariffFields } from '../../../../src/schema/insurances/insurance.ts';
import { isAlikeBy } from '../../../../src/schema/kit/draft/alike.ts';
import { choiceEntry, codeEntry, flagEntry } from '../../../../src/schema/kit/draft/choice.ts';
import { dayEntry } from '../../../../src/schema/kit/draft/day.ts';
import { draftOf } from '../../../../src/schema/kit/draft/draft-of.ts';
import { amountEntry, percentEntry } from '../../../../src/schema/kit/draft/number.ts';
import { ownEntry, ownEntryOf } from '../../../../src/schema/kit/draft/own.ts';
import { nationalNumberEntry, textEntry } from '../../../../src/schema/kit/draft/text.ts';
import { id, money, nationalNumber, optional, type StructOf, text } from '../../../../src/schema/kit/shape.ts';

const TODAY = '2026-11-20';

describe('a plan level of an insurance', () => {
  const level = draftOf(insuranceTariffFields, { insurance: id() })({
    plan_level: textEntry({ required: 'levelRequired' }),
    percent: percentEntry({ required: 'percentRequired', outside: 'percentOutside' }),
    cover_type: codeEntry({ required: 'coverRequired' }),
  }).beside({ rules: { insurance: (_, { insurance }) => insurance ?? null } });

  it('is described by its entries', () => {
    expect(Object.keys(level.fields)).toEqual(['plan_level', 'percent', 'cover_type']);
    expect(level.fields.cover_type).toEqual({ kind: 'code', required: false, rules: { disguise: 'keep', codes: [1, 2] } });
    expect(level.empty).toEqual({ plan_level: '', percent: '', cover_type: null });
  });

  it('says what is wrong in the order of the form, one thing a field', () => {
    expect(level.problems({ plan_level: ' ', percent: '101', cover_type: null }, TODAY)).toEqual([
      { field: 'plan_level', code: 'levelRequired' },
      { field: 'percent', code: 'percentOutside' },
      { field: 'cover_type', code: 'coverRequired' },
    ]);
  });

  it('belongs to the insurance that is given beside the form', () => {
    expect(level.created({ plan_level: ' يك ', percent: '۱۲٫۵', cover_type: 2 }, { insurance: 7 })).toEqual({
      ...{ plan_level: 'یک', percent: 12.5, cover_type: 2, insurance: 7 },
    });
  });

  it('stays there in an edit', () => {
    const stored = { id: 3, insurance: 7, plan_level: 'یک', percent: 10, cover_type: 1 };
    const opened = level.open(stored);
    expect(opened).toEqual({ plan_level: 'یک', percent: '10', cover_type: 1 });
    expect(level.changed({ ...opened, percent: '۲۰' }, opened, stored, { insurance: 7 })).toEqual({ percent: 20 });
    expect(level.isAsSent({ percent: 20 }, { ...stored, percent: 20 })).toBe(true);
    expect(level.isAsSent({ percent: 20 }, stored)).toBe(false);
  });
});

describe('a contract of a clinic', () => {
  const contract = draftOf(contractFields, { clinic: id() })({
    start_date: dayEntry({ required: 'dates', invalid: 'dates' }),
    end_date: dayEntry({ required: 'dates', invalid: 'dates' }),
    contract_type: codeEntry({ required: 'type' }),
    percent: percentEntry({ required: 'percent' }),
    is_active: flagEntry(),
  }).beside({
    rules: { clinic: (_, { clinic }) => clinic ?? null },
    settled: { percent: ({ contract_type }) => (contract_type === CONTRACT_TYPES.fixed ? 0 : undefined) },
  });
  const stored = { id: 1, clinic: 2, start_date: '2026-03-21', end_date: '2027-03-20', is_active: true, contract_type: 1, percent: 50 };
  const opened = contract.open(stored);

  it('opens as the provider would store what is left out', () => {
    expect(contract.empty.is_active).toBe(true);
    expect(contract.filled({ start_date: '2026-03-21', is_active: null })).toMatchObject({
      start_date: { typed: '1405/01/01', day: '2026-03-21' },
      is_active: true,
      contract_type: null,
    });
  });

  it('does not ask for what its type settles, and stores it as settled', () => {
    const fixed = { ...opened, contract_type: CONTRACT_TYPES.fixed, percent: '' };
    expect(contract.problems(fixed, TODAY)).toEqual([]);
    expect(contract.problems({ ...fixed, contract_type: CONTRACT_TYPES.percent }, TODAY)).toEqual([{ field: 'percent', code: 'percent' }]);
    expect(contract.created(fixed, { clinic: 2 })).toMatchObject({ clinic: 2, contract_type: 2, percent: 0 });
    expect(contract.changed({ ...opened, contract_type: CONTRACT_TYPES.fixed }, opened, stored, { clinic: 2 })).toEqual({ contract_type: 2, percent: 0 });
  });
});

describe('an appointment', () => {
  const at = ({ appointment_time }: Pick<StructOf<typeof appointmentFields>, 'appointment_time'>) => appointment_time;
  const appointment = draftOf(appointmentFields)({
    patient: choiceEntry({ name: optional(text()) }, { required: 'required', gone: 'gone' }),
    day: ownEntryOf(dayEntry({ required: 'required', invalid: 'invalid' }), (row: StructOf<typeof appointmentFields>) => at(row).slice(0, 10)),
    clock: ownEntry(optional(text()), (row: StructOf<typeof appointmentFields>) => at(row).slice(11), { required: 'required' }),
    is_new_treatment: flagEntry(),
    description: textEntry(),
  }).beside({
    kept: ['clinic'],
    rules: { appointment_time: ({ day: { day }, clock }) => `${day}T${clock}` },
  });
  const stored = { id: 5, patient: 7, appointment_time: '2026-11-20T16:30', is_new_treatment: false, clinic: 3 };
  const opened = appointment.open(stored);

  it('has a day and an hour that only the form has, and one moment in its record', () => {
    expect(opened).toMatchObject({ patient: { id: 7 }, day: { day: '2026-11-20' }, clock: '16:30', is_new_treatment: false, description: '' });
    expect(appointment.changed(opened, opened, stored)).toEqual({});
    expect(appointment.changed({ ...opened, clock: '17:00' }, opened, stored)).toEqual({ appointment_time: '2026-11-20T17:00' });
    expect(appointment.isAsSent({ appointment_time: '2026-11-20T17:00' }, stored)).toBe(false);
    expect(appointment.problems({ ...opened, clock: null }, TODAY)).toEqual([{ field: 'clock', code: 'required' }]);
    expect(appointment.filled({ patient: 7, clock: '16:30' })).toMatchObject({ patient: { id: 7 }, clock: '16:30', day: { typed: '', day: null } });
  });

  it('keeps the clinic that the form does not show, and leaves it to the provider where it is new', () => {
    expect(appointment.replaced({ ...opened, clock: '17:00' }, opened, stored)).toMatchObject({ clinic: 3, patient: 7, description: '' });
    expect(appointment.created({ ...opened, clock: '17:00' })).toEqual({ patient: 7, appointment_time: '2026-11-20T17:00', is_new_treatment: false });
  });
});

describe('beside the entries', () => {
  const plain = draftOf({ id: id(), owner: text(), number: nationalNumber(), fee: money({ initial: 0 }), place: optional(money()) })({
    owner: textEntry(),
    number: nationalNumberEntry(),
    place: amountEntry({ invalid: 'invalid' }),
  }).beside({ kept: ['fee'], unsent: ['place'] });

  it('what is kept is the record’s, or what the provider would store', () => {
    const stored = { id: 1, owner: 'الف', number: '0012345679', fee: 9, place: 4 };
    expect(plain.stored(plain.open(stored), {}, stored)).toEqual({ owner: 'الف', number: '0012345679', fee: 9 });
    expect(plain.stored(plain.open(stored))).toEqual({ owner: 'الف', number: '0012345679', fee: 0 });
  });

  it('what is never sent still counts as a change of a record that is sent whole, and not as proof', () => {
    const stored = { id: 1, owner: 'الف', number: '0012345679', fee: 9, place: 4 };
    const opened = plain.open(stored);
    expect(plain.changed({ ...opened, place: '5' }, opened, stored)).toEqual({});
    expect(plain.replaced({ ...opened, place: '5' }, opened, stored)).toEqual({ owner: 'الف', number: '0012345679', fee: 9 });
    expect(plain.isAsSent({ owner: 'الف', place: 5 }, stored)).toBe(true);
  });

  it('a change keeps of each field what its kind keeps, and touches no other', () => {
    expect(plain.revised({ ...plain.empty, number: '1-2' }, { owner: '1-2' })).toEqual({ owner: '1-2', number: '1-2', place: '' });
    expect(plain.revised(plain.empty, { number: '1-2' }).number).toBe('12');
  });
});

describe('records that could be one', () => {
  it('agree in every field that tells them apart, nothing being null', () => {
    const isAlike = isAlikeBy<{ a: number; b?: string | null }>('a', 'b');
    expect(isAlike({ a: 1 }, { a: 1, b: null })).toBe(true);
    expect(isAlike({ a: 1, b: 'x' }, { a: 1 })).toBe(false);
  });
});
