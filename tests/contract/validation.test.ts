import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { type Resource, type ResourceName, resources } from '../../src/schema/api.ts';
import type { Field } from '../../src/schema/kit/shape.ts';
import type { Client } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { type Sample, samplesIn } from './support/samples.ts';

const NAMES = Object.keys(resources) as ResourceName[];

const fieldsOf = (name: ResourceName): readonly (readonly [string, Field])[] =>
  (Object.entries((resources[name] as Resource).fields) as [string, Field][]).filter(([field]) => field !== 'id');

const NO_MOMENT = 'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].';

/** Inputs that no field of a kind takes, with the framework's words for it. */
const WRONG: Partial<Record<Field['kind'], readonly (readonly [input: unknown, text: string])[]>> = {
  text: [
    [['a'], 'Not a valid string.'],
    [{ a: 1 }, 'Not a valid string.'],
    [true, 'Not a valid string.'],
    ['a\u0000b', 'Null characters are not allowed.'],
  ],
  money: [
    ['x', 'A valid integer is required.'],
    [1.5, 'A valid integer is required.'],
    [true, 'A valid integer is required.'],
    [[1], 'A valid integer is required.'],
    ['9'.repeat(1001), 'String value too large.'],
    [-1, 'Ensure this value is greater than or equal to 0.'],
    [1e300, 'Ensure this value is less than or equal to 9007199254740991.'],
  ],
  percent: [
    ['x', 'A valid number is required.'],
    [null, 'This field may not be null.'],
    [101, 'Ensure this value is less than or equal to 100.'],
    [-0.5, 'Ensure this value is greater than or equal to 0.'],
  ],
  nationalNumber: [
    ['x', 'A valid integer is required.'],
    [12345678901, 'Ensure this value has at most 10 digits.'],
  ],
  code: [
    [9, '"9" is not a valid choice.'],
    ['x', '"x" is not a valid choice.'],
    [[], '"[]" is not a valid choice.'],
  ],
  flag: [
    ['perhaps', 'Must be a valid boolean.'],
    [2, 'Must be a valid boolean.'],
  ],
  day: [
    ['1405/01/01', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    ['2026-02-30', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    [20260101, 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
  ],
  dayAsInstant: [
    ['tomorrow', NO_MOMENT],
    ['9999-12-31T23:59:59-14:00', NO_MOMENT],
  ],
  moment: [
    ['2026-01-01T25:00', NO_MOMENT],
    ['9999-12-31T23:00:00Z', NO_MOMENT],
  ],
  tooth: [
    ['99', '"99" is not a valid choice.'],
    ['19', '"19" is not a valid choice.'],
    [true, 'Not a valid string.'],
  ],
  phone: [
    ['call me', 'Enter a valid phone number.'],
    // What parts digits is no number by itself.
    ['( ) -', 'Enter a valid phone number.'],
  ],
  ref: [
    ['x', 'Incorrect type. Expected pk value, received str.'],
    [true, 'Incorrect type. Expected pk value, received bool.'],
    [[1], 'Incorrect type. Expected pk value, received list.'],
    [{ id: 1 }, 'Incorrect type. Expected pk value, received dict.'],
    [1.5, 'Incorrect type. Expected pk value, received float.'],
    [99999, 'Invalid pk "99999" - object does not exist.'],
  ],
};

const isOptionalText = ({ kind, required, rules }: Field) => (kind === 'text' || kind === 'phone') && (!required || rules.blank === true);

describe.each(ENGINES)('what a record may hold, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  /** The same practice in the language of those who use it. */
  let inPersian: RunningServer;
  let client: Client;
  let samples: Readonly<Record<ResourceName, Sample>>;

  beforeAll(async () => {
    engine = open();
    const database = await engine.newDatabase();
    server = await startOn(engine, database);
    inPersian = await startOn(engine, { ...database, language: 'fa' });
    client = await newPractice(server, 'dentist');
    samples = await samplesIn(client);
  });
  afterAll(async () => {
    await server.stop();
    await inPersian.stop();
    await engine.dispose();
  });

  test.each(NAMES)('%s: each required field is asked for, all at once', async (name) => {
    const required = fieldsOf(name).filter(([, field]) => field.required && field.rules.initial === undefined);
    const errors = Object.fromEntries(required.map(([field]) => [field, ['This field is required.']]));
    for (const body of [{}, { unknown: 1, id: 7 }]) expect((await client.post(resources[name].path, body)).body).toEqual(errors);
    const empty = await client.post(resources[name].path);
    expect([empty.status, empty.body]).toEqual([400, errors]);
    const persian = await client.at(inPersian.url).post(resources[name].path, {}, { headers: { 'accept-language': 'en' } });
    expect(Object.values(persian.body as object)[0]).toEqual(['این فیلد الزامی است.']);
  });

  test.each(NAMES)('%s: each field refuses what is not of its kind', async (name) => {
    const { create } = samples[name];
    for (const [field, shape] of fieldsOf(name)) {
      const cases: (readonly [unknown, string])[] = [...(WRONG[shape.kind] ?? [])];
      if (shape.required) cases.push([null, 'This field may not be null.']);
      if (shape.kind === 'text' && shape.required && !shape.rules.blank)
        cases.push(['', 'This field may not be blank.'], ['  \n', 'This field may not be blank.']);
      if (shape.rules.max !== undefined && shape.kind === 'text')
        cases.push(['ب'.repeat(shape.rules.max + 1), `Ensure this field has no more than ${shape.rules.max} characters.`]);
      for (const [input, text] of cases) {
        if (shape.rules.from !== undefined && shape.kind === 'money' && input === -1) continue;
        const { status, body } = await client.post(resources[name].path, { ...create, [field]: input });
        expect({ field, input, status, body }).toEqual({ field, input, status: 400, body: { [field]: [text] } });
      }
      if (isOptionalText(shape)) expect((await client.patch(`${resources[name].path}999999/`, { [field]: '' })).status).toBe(404);
    }
  });

  test('a body is a dictionary in JSON and nothing else', async () => {
    const said = async (raw: string | Uint8Array<ArrayBuffer>, type?: string) => {
      const { status, body } = await client.ask('POST', '/api/patients/', { raw, ...(type ? { type } : {}) });
      return [status, body];
    };
    const general = (text: string) => [400, { non_field_errors: [text] }];
    expect(await said('[]')).toEqual(general('Invalid data. Expected a dictionary, but got list.'));
    expect(await said('"a"')).toEqual(general('Invalid data. Expected a dictionary, but got str.'));
    expect(await said('1')).toEqual(general('Invalid data. Expected a dictionary, but got int.'));
    expect(await said('1.5')).toEqual(general('Invalid data. Expected a dictionary, but got float.'));
    expect(await said('true')).toEqual(general('Invalid data. Expected a dictionary, but got bool.'));
    expect(await said('null')).toEqual(general('No data provided'));
    expect(await said('{"first_name": ')).toEqual([400, { detail: expect.stringMatching(/^JSON parse error - /) }]);
    expect(await said(Uint8Array.from([0x22, 0xff, 0x22]))).toEqual([400, { detail: 'JSON parse error - invalid utf-8' }]);
    expect(await said('{}', 'text/plain')).toEqual([415, { detail: 'Unsupported media type "text/plain" in request.' }]);
    expect(await said('a=1', 'application/x-www-form-urlencoded')).toEqual([
      415,
      { detail: 'Unsupported media type "application/x-www-form-urlencoded" in request.' },
    ]);
    expect(await said(`{"first_name":"${'a'.repeat(1_100_000)}"}`)).toEqual([413, { detail: 'The request is too large.' }]);
    expect((await said('{}', 'application/json; charset=utf-8'))[1] as object).toHaveProperty('first_name');
  });

  test('reading is as tolerant as the framework: texts for numbers, numbers for texts, any digits, edges trimmed', async () => {
    const { body } = await client.post('/api/patients/', {
      first_name: '  مریم ',
      last_name: 12,
      national_number: '۰۰۱۲۳۴۵۶۷۹',
      gender: '1',
      birth_date: '۱۹۶۳-۰۸-۱۴',
      insurance: '1',
      phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    });
    expect(body).toMatchObject({
      first_name: 'مریم',
      last_name: '12',
      national_number: 12345679,
      gender: 1,
      birth_date: '1963-08-14',
      insurance: 1,
      phone: '0912 345 6789',
    });
    const cheque = { ...samples.installmentChecks.create, amount: '150000.00', is_paid: 'true' };
    expect((await client.post('/api/installment-checks/', cheque)).body).toMatchObject({ amount: 150000, is_paid: true });
    const insurance = await client.post('/api/insurance-tariffs/', { ...samples.insuranceTariffs.create, percent: '12.5' });
    expect(insurance.body).toMatchObject({ percent: 12.5 });
  });

  test('teeth and moments come in the forms the contract knows', async () => {
    const tooth = async (tooth_number: unknown) =>
      ((await client.post('/api/surgeries/', { ...samples.surgeries.create, tooth_number })).body as { tooth_number: string }).tooth_number;
    expect([await tooth(16), await tooth('5A'), await tooth('1e'), await tooth('۳۸')]).toEqual(['16', '51', '55', '38']);
    const surgeryTime = async (surgery_time: unknown) =>
      ((await client.post('/api/surgeries/', { ...samples.surgeries.create, surgery_time })).body as { surgery_time: unknown }).surgery_time;
    expect([
      await surgeryTime('2026-02-03'),
      await surgeryTime('2026-02-03T03:30:00+03:30'),
      await surgeryTime('2026-02-03T10:00'),
      await surgeryTime(null),
    ]).toEqual(['2026-02-03T00:00:00Z', '2026-02-03T00:00:00Z', '2026-02-03T06:30:00Z', null]);
    const appointment = async (appointment_time: unknown) =>
      ((await client.post('/api/appointments/', { ...samples.appointments.create, appointment_time })).body as { appointment_time: string }).appointment_time;
    expect([await appointment('2026-03-01T07:00:00Z'), await appointment('2026-03-01 10:30'), await appointment('2026-03-01T10:30:59.123456+0330')]).toEqual(
      Array.from({ length: 3 }, () => '2026-03-01T10:30:00+03:30'),
    );
  });

  test('an optional field may be left out, cleared by null and, where it is text, by nothing', async () => {
    const id = ((await client.post('/api/patients/', samples.patients.create)).body as { id: number }).id;
    const cleared = { phone: '', birth_date: null, insurance: '', address: null, drug_allergies: '' };
    expect((await client.patch(`/api/patients/${id}/`, cleared)).body).toMatchObject({
      phone: '',
      birth_date: null,
      insurance: null,
      address: null,
      drug_allergies: '',
    });
    expect((await client.patch(`/api/patients/${id}/`, { birth_date: '' })).body).toEqual({
      birth_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    });
    const kept = await client.put(`/api/patients/${id}/`, { first_name: 'آ', last_name: 'ب', national_number: 1, gender: 1 });
    expect([kept.status, kept.body]).toEqual([200, expect.objectContaining({ first_name: 'آ', underlying_diseases: 'دیابت, آسم' })]);
    expect((await client.put(`/api/patients/${id}/`, { first_name: 'آ' })).body).toEqual({
      last_name: ['This field is required.'],
      national_number: ['This field is required.'],
      gender: ['This field is required.'],
    });
  });

  test('names that mean something to a program are only text', async () => {
    for (const name of ["'; drop table patients; --", '__proto__', '<script>alert(1)</script>', '{{1}}', '\ud800']) {
      const { body } = await client.post('/api/insurances/', { name });
      expect((body as { name: string }).name).toBe(name.toWellFormed());
    }
    const polluted = await client.ask('POST', '/api/insurances/', { raw: '{"__proto__":{"name":"x"},"constructor":{"name":"y"}}' });
    expect(polluted.body).toEqual({ name: ['This field is required.'] });
  });
});
