import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { type ResourceName, resources } from '../../src/schema/api.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { type Sample, samplesIn } from './support/samples.ts';

type Json = Record<string, unknown>;

describe.each(ENGINES)('rules of the domain on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  /** The same practice in the language of those who use it. */
  let inPersian: RunningServer;
  let client: Client;
  let samples: Readonly<Record<ResourceName, Sample>>;
  let practices = 0;

  beforeAll(async () => {
    engine = open();
    const database = await engine.newDatabase();
    server = await startOn(engine, database);
    inPersian = await startOn(engine, { ...database, language: 'fa' });
  });
  beforeEach(async () => {
    practices += 1;
    client = await newPractice(server, `dentist ${practices}`);
    samples = await samplesIn(client);
  });
  afterAll(async () => {
    await server.stop();
    await inPersian.stop();
    await engine.dispose();
  });

  const create = async (name: ResourceName, body: Json = {}) => idIn(await client.post(resources[name].path, { ...samples[name].create, ...body }));
  const list = async (name: ResourceName) => (await client.get(resources[name].path)).body as Json[];

  test('a payment has exactly one payer, on creation and after a change', async () => {
    const path = resources.incomes.path;
    const general = { non_field_errors: ['Exactly one of patient and clinic must be set.'] };
    for (const payer of [{ patient: null }, { clinic: 1 }]) expect((await client.post(path, { ...samples.incomes.create, ...payer })).body).toEqual(general);
    const id = await create('incomes');
    expect((await client.patch(`${path}${id}/`, { clinic: 1 })).body).toEqual(general);
    expect((await client.patch(`${path}${id}/`, { clinic: 1, patient: null })).body).toMatchObject({ clinic: 1, patient: null });
    expect((await client.at(inPersian.url).post(path, {})).body).toMatchObject({ amount: ['این فیلد الزامی است.'] });
  });

  test('an expense has one recipient at most', async () => {
    const refused = await client.post(resources.expenses.path, { ...samples.expenses.create, clinic: 1, patient: 1 });
    expect([refused.status, refused.body]).toEqual([400, { non_field_errors: ['At most one of patient and clinic may be set.'] }]);
  });

  test('a contract starts before it ends and overlaps none of its clinic', async () => {
    const path = resources.contracts.path;
    const contract = (start_date: string, end_date: string, more: Json = {}) =>
      client.post(path, { ...samples.contracts.create, start_date, end_date, ...more });
    expect((await contract('2022-01-01', '2022-01-01')).body).toEqual({ end_date: ['The start date must be before the end date.'] });
    const first = idIn(await contract('2022-01-01', '2023-01-01'));
    const overlap = { non_field_errors: ['The dates overlap another contract of this clinic.'] };
    for (const [start, end] of [
      ['2022-06-01', '2022-07-01'],
      ['2021-06-01', '2022-01-02'],
      ['2022-12-31', '2024-01-01'],
      ['2021-06-01', '2024-01-01'],
    ] as const) {
      expect([start, (await contract(start, end)).body]).toEqual([start, overlap]);
    }
    const next = idIn(await contract('2023-01-01', '2024-01-01'));
    expect((await client.patch(`${path}${next}/`, { start_date: '2022-12-31' })).body).toEqual(overlap);
    expect((await client.patch(`${path}${first}/`, { end_date: '2021-12-31' })).body).toEqual({ end_date: ['The start date must be before the end date.'] });
    expect((await client.patch(`${path}${first}/`, { percent: 12 })).status).toBe(200);
    const elsewhere = await create('clinics');
    expect((await contract('2022-01-01', '2023-01-01', { clinic: elsewhere })).status).toBe(201);
  });

  test('a service has one tariff in a contract', async () => {
    const path = resources.constantTariffs.path;
    const id = await create('constantTariffs');
    const same = { non_field_errors: ['The fields contract, procedure_type must make a unique set.'] };
    expect((await client.post(path, samples.constantTariffs.create)).body).toEqual(same);
    const other = idIn(await client.post(path, { ...samples.constantTariffs.create, ...samples.constantTariffs.change }));
    expect((await client.patch(`${path}${other}/`, { procedure_type: samples.constantTariffs.create.procedure_type })).body).toEqual(same);
    expect((await client.patch(`${path}${id}/`, { price: 5 })).status).toBe(200);
    expect((await client.patch(`${path}${id}/`, { price: 0 })).body).toEqual({ price: ['Ensure this value is greater than or equal to 1.'] });
  });

  test('a clinic has a name of its own and an existing dentist', async () => {
    const path = resources.clinics.path;
    const id = await create('clinics');
    expect((await client.post(path, samples.clinics.create)).body).toEqual({ name: ['clinic with this name already exists.'] });
    expect((await client.at(inPersian.url).patch(`${path}1/`, { name: samples.clinics.create.name })).body).toEqual({
      name: ['کلینیک با این نام قبلاً ثبت شده است.'],
    });
    expect((await client.patch(`${path}${id}/`, { name: samples.clinics.create.name })).status).toBe(200);
    // However its digits and letters were typed.
    await client.patch(`${path}${id}/`, { name: 'کلینیک ۲' });
    expect((await client.post(path, { ...samples.clinics.create, name: 'كلينيك  2' })).body).toEqual({ name: ['clinic with this name already exists.'] });
    expect((await client.post(path, { ...samples.clinics.create, name: 'کلینیک ۳' })).status).toBe(201);
    expect((await client.at(inPersian.url).patch(`${path}${id}/`, { dentist: 9 })).body).toEqual({ dentist: ['شناسه دندانپزشک یافت نشد.'] });
  });

  test('a clinic has a phone that can be dialled, in the international form, or none', async () => {
    const path = resources.clinics.path;
    const id = await create('clinics');
    const change = async (phone: unknown) => (await client.patch(`${path}${id}/`, { phone })).body;
    for (const phone of ['02188776655', '0098 21 8877 6655', '+982188776655', '۰۲۱۸۸۷۷۶۶۵۵', '021.8877.6655', '021/88776655', '021\u200c8877\u20136655'])
      expect(await change(phone)).toMatchObject({ phone: '+982188776655' });
    for (const phone of ['0218877665', '+98218877665', '982188776655', '+15551234567'])
      expect([phone, await change(phone)]).toEqual([phone, { phone: ['Enter +98 or 0098 and ten digits, or 0 and ten digits.'] }]);
    expect(await change(null)).toMatchObject({ phone: null });
    expect((await client.post(path, { ...samples.clinics.create, name: 'بی‌تلفن', phone: '123' })).status).toBe(400);
  });

  test('a service has a name, a code and a price above nothing', async () => {
    const path = resources.procedureTypes.path;
    const refused = await client.post(path, { name: ' ', procedure_code: '', price: 0 });
    expect([refused.status, Object.keys(refused.body as object).toSorted()]).toEqual([400, ['name', 'price', 'procedure_code']]);
    const id = await create('procedureTypes');
    expect((await client.patch(`${path}${id}/`, { price: 0 })).status).toBe(400);
    expect((await client.patch(`${path}${id}/`, { price: 1 })).status).toBe(200);
  });

  test('a level of an insurance has a percent of a hundred and is for one of two', async () => {
    const path = resources.insuranceTariffs.path;
    const id = await create('insuranceTariffs');
    for (const change of [{ percent: 101 }, { percent: -1 }, { percent: null }, { cover_type: 3 }, { plan_level: ' ' }, { insurance: 9999 }])
      expect([change, (await client.patch(`${path}${id}/`, change)).status]).toEqual([change, 400]);
    for (const change of [{ percent: 0 }, { percent: 100 }, { cover_type: 2 }]) expect((await client.patch(`${path}${id}/`, change)).status).toBe(200);
  });

  test('a treatment stands in the clinic of its contract', async () => {
    const path = resources.surgeries.path;
    const clinic = samples.contracts.create.clinic;
    const id = await create('surgeries');
    expect((await client.get(`${path}${id}/`)).body).toMatchObject({ clinic });
    expect((await client.patch(`${path}${id}/`, { clinic: 1 })).body).toEqual({ contract: ['The contract belongs to another clinic.'] });
    const own = (await list('contracts')).find((row) => row.clinic === 1)?.id;
    expect((await client.patch(`${path}${id}/`, { contract: own })).body).toMatchObject({ clinic: 1, contract: own });
    expect((await client.patch(`${path}${id}/`, { contract: null })).body).toMatchObject({ clinic: 1, contract: null });
    expect((await client.post(path, { ...samples.surgeries.create, clinic: 1 })).status).toBe(400);
  });

  test('a contract under which there are treatments stays with its clinic', async () => {
    const clinic = await create('clinics');
    const contract = await create('contracts', { clinic });
    const elsewhere = await create('clinics', { name: 'جای دیگر' });
    const move = () => client.patch(`${resources.contracts.path}${contract}/`, { clinic: elsewhere });
    expect(await move()).toMatchObject({ status: 200, body: { clinic: elsewhere } });
    await create('surgeries', { contract });
    expect((await client.patch(`${resources.contracts.path}${contract}/`, { clinic })).body).toEqual({
      clinic: ['The clinic of a contract with treatments cannot be changed.'],
    });
    expect(await move()).toMatchObject({ status: 200 });
  });

  test('what money or treatments refer to is not removed', async () => {
    await create('surgeries');
    await create('incomes');
    await create('assets');
    await create('expenses');
    await create('appointments');
    await create('installmentChecks');
    await create('constantTariffs');
    const kept: readonly (readonly [ResourceName, string, unknown])[] = [
      ['patients', 'patient', samples.surgeries.create.patient],
      ['procedureTypes', 'procedure_type', samples.surgeries.create.procedure_type],
      ['insuranceTariffs', 'insurance_tariff', samples.surgeries.create.insurance_tariff],
      ['contracts', 'contract', samples.surgeries.create.contract],
      ['clinics', 'clinic', samples.contracts.create.clinic],
      ['insurances', 'insurance', samples.insuranceTariffs.create.insurance],
      ['assetCategories', 'asset_category', samples.assets.create.asset_category],
      ['expenseCategories', 'expense_category', samples.expenses.create.expense_category],
      ['installments', 'installment', samples.installmentChecks.create.installment],
    ];
    for (const [name, , id] of kept) {
      const before = await list(name);
      const refused = await client.delete(`${resources[name].path}${String(id)}/`);
      expect([name, refused.status, refused.body]).toEqual([
        name,
        409,
        { detail: expect.stringMatching(/^Cannot be deleted: it is still referred to by [a-z ,]+\.$/) },
      ]);
      expect(await list(name)).toEqual(before);
    }
    const patient = `/api/patients/${String(samples.surgeries.create.patient)}/`;
    expect((await client.at(inPersian.url).delete(patient)).body).toEqual({
      detail: expect.stringMatching(/^حذف ممکن نیست؛ هنوز در .*پرداخت‌ها.*درمان‌ها.* به کار رفته است\.$/),
    });
  });

  test('what belongs to a record goes with it', async () => {
    const clinic = await create('clinics');
    const contract = await create('contracts', { clinic });
    await create('constantTariffs', { contract });
    const tariffs = await client.get(resources.constantTariffs.path);
    expect((await client.delete(`/api/clinics/${clinic}/`)).status).toBe(204);
    expect((await list('contracts')).map((row) => row.id)).not.toContain(contract);
    const after = await client.get(resources.constantTariffs.path);
    expect(after.body).toEqual([]);
    expect(after.headers.get('etag')).not.toBe(tariffs.headers.get('etag'));
    const insurance = await create('insurances');
    await create('insuranceTariffs', { insurance });
    expect((await client.delete(`/api/insurances/${insurance}/`)).status).toBe(204);
    expect((await list('insuranceTariffs')).map((row) => row.insurance)).not.toContain(insurance);
  });

  test('the first clinic stays', async () => {
    const refused = await client.at(inPersian.url).delete('/api/clinics/1/');
    expect([refused.status, refused.body]).toEqual([409, { detail: 'کلینیک نخست را نمی‌توان حذف کرد.' }]);
  });

  test('of two requests at once that exclude each other, one wins', async () => {
    const name = samples.clinics.create.name;
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.post('/api/clinics/', samples.clinics.create)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 400)]);
    expect((await list('clinics')).filter((row) => row.name === name)).toHaveLength(1);
    const insurance = await create('insurances', { name: 'گذرا' });
    const race = await Promise.all([
      client.delete(`/api/insurances/${insurance}/`),
      ...Array.from({ length: 5 }, () => client.post('/api/patients/', { ...samples.patients.create, insurance })),
    ]);
    const [removed, ...patients] = race.map(({ status }) => status);
    if (removed === 204) expect(new Set(patients)).toEqual(new Set([400]));
    else expect(patients).toContain(201);
    expect([204, 409]).toContain(removed);
  });
});
