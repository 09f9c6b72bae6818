import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { anyTable } from '../../server/resources/rows.ts';
import { insertMany } from '../../server/store/bulk.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { samplesIn } from './support/samples.ts';

const REPORTS = ['/api/patient-financial-status/1/', '/api/income-by-all-clinics/', '/api/invoices-by-all-clinics/'];

describe.each(ENGINES)('reports and picture, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let client: Client;

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    client = await newPractice(server, 'dentist');
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  test('money adds up: cost with fee less discount, payments, and what each clinic owes under its contract', async () => {
    const samples = await samplesIn(client);
    const post = async (path: string, body: object) => idIn(await client.post(path, body));
    const patient = await post('/api/patients/', samples.patients.create);
    const treatment = (body: object) => post('/api/surgeries/', { ...samples.surgeries.create, patient, ...body });
    const half = samples.contracts.create.clinic;
    const fixedClinic = await post('/api/clinics/', { name: 'ثابت', address: 'قم', dentist: 1 });
    const fixed = await post('/api/contracts/', { clinic: fixedClinic, start_date: '2020-01-01', end_date: '2021-01-01', contract_type: 2, percent: 0 });
    const mixedClinic = await post('/api/clinics/', { name: 'ترکیبی', address: 'یزد', dentist: 1 });
    const mixed = await post('/api/contracts/', { clinic: mixedClinic, start_date: '2020-01-01', end_date: '2021-01-01', contract_type: 3, percent: 10 });
    const [cleaning, crown] = [samples.surgeries.create.procedure_type, samples.constantTariffs.change.procedure_type];
    await post('/api/constant-tariffs/', { contract: fixed, procedure_type: cleaning, price: 700 });
    await post('/api/constant-tariffs/', { contract: mixed, procedure_type: cleaning, price: 300 });
    await treatment({ total_cost: 1000, extra_fee: 101, discount: 100 });
    await treatment({ contract: fixed, procedure_type: cleaning, total_cost: 5000, extra_fee: 0 });
    await treatment({ contract: fixed, procedure_type: crown, total_cost: 5000, extra_fee: 0 });
    await treatment({ contract: mixed, procedure_type: cleaning, total_cost: 5000, extra_fee: 0 });
    await treatment({ contract: mixed, procedure_type: crown, total_cost: 5000, extra_fee: 0 });
    const own = ((await client.get('/api/contracts/')).body as { id: number; clinic: number }[]).find(({ clinic }) => clinic === 1)?.id;
    await treatment({ contract: own, total_cost: 3999, extra_fee: 0 });
    const pay = (payer: object, amount: number) => post('/api/incomes/', { date: '2026-01-01', amount, payment_method: 5, ...payer });
    await pay({ patient }, 12_500);
    await pay({ clinic: fixedClinic }, 200);
    await pay({ clinic: half }, 600);

    expect((await client.get(`/api/patient-financial-status/${patient}/`)).body).toEqual({ total_cost: 25_000, total_payments: 12_500, debt: 12_500 });
    await pay({ patient }, 13_000);
    expect((await client.get(`/api/patient-financial-status/${patient}/`)).body).toMatchObject({ debt: -500 });
    expect((await client.get('/api/income-by-all-clinics/')).body).toEqual({ مطب: 0, 'کلینیک لبخند': 600, ثابت: 200, ترکیبی: 0 });
    const invoices = (await client.get('/api/invoices-by-all-clinics/')).body;
    expect(invoices).toEqual({ مطب: 0, 'کلینیک لبخند': 501 - 600, ثابت: 700 - 200, ترکیبی: 300 + 500 });
  });

  test('what a patient has paid ahead takes nothing from what others owe at the dentist’s own clinic', async () => {
    const other = await newPractice(server, 'paid ahead');
    const samples = await samplesIn(other);
    const post = async (path: string, body: object) => idIn(await other.post(path, body));
    const own = ((await other.get('/api/contracts/')).body as { id: number; clinic: number }[]).find(({ clinic }) => clinic === 1)?.id;
    const owing = async () => ((await other.get('/api/invoices-by-all-clinics/')).body as Record<string, number>).مطب ?? 0;
    const before = await owing();
    const filed = async (national_number: number) => post('/api/patients/', { ...samples.patients.create, national_number });
    const [ahead, owes] = [await filed(499370899), await filed(12345679)];
    const treatment = (patient: number, total_cost: number) =>
      post('/api/surgeries/', { ...samples.surgeries.create, patient, contract: own, total_cost, extra_fee: 0, discount: 0 });
    await post('/api/incomes/', { date: '2026-01-01', amount: 5000, payment_method: 5, patient: ahead });
    expect(await owing()).toBe(before);
    await treatment(owes, 7000);
    expect(await owing()).toBe(before + 7000);
    await treatment(ahead, 1000);
    expect(await owing()).toBe(before + 7000);
    await treatment(ahead, 6000);
    expect(await owing()).toBe(before + 9000);
  });

  test('sums beyond every whole number of the database are still answered', async () => {
    const rich = await newPractice(server, 'rich');
    const { surgeries } = await samplesIn(rich);
    const amount = Number.MAX_SAFE_INTEGER;
    const own = ((await rich.get('/api/contracts/')).body as { id: number; clinic: number }[]).find(({ clinic }) => clinic === 1)?.id;
    const treatment = idIn(await rich.post('/api/surgeries/', { ...surgeries.create, contract: own, total_cost: amount, extra_fee: amount }));
    // The same rows a thousand requests would write.
    const copies = Array.from({ length: 1100 }, (_, at) => ({ id: treatment + 1 + at, amount }));
    await server.store?.atomically(async (unit) => {
      const { practice_id } = await unit.selectFrom('logins').select('practice_id').where('username', '=', 'rich').executeTakeFirstOrThrow();
      const payments = copies.flatMap(({ id }) => [
        { practice_id, id: 2 * id, patient: 1, clinic: null, date: '2026-01-01', amount, payment_method: 5, transaction_number: null },
        { practice_id, id: 2 * id + 1, patient: null, clinic: 2, date: '2026-01-01', amount, payment_method: 5, transaction_number: null },
      ]);
      await insertMany(unit, server.store?.engine ?? 'sqlite', 'incomes', payments);
      const first = await anyTable(unit).selectFrom('surgeries').selectAll().where('practice_id', '=', practice_id).executeTakeFirstOrThrow();
      await insertMany(
        unit,
        server.store?.engine ?? 'sqlite',
        'surgeries',
        copies.map(({ id }) => ({ ...first, id })),
      );
    });
    for (const report of REPORTS) {
      const { status, body } = await rich.get(report);
      expect([report, status, Object.values(body as object).every(Number.isFinite)]).toEqual([report, 200, true]);
    }
  });

  test('they belong to the practice and only answer GET', async () => {
    const neighbour = await newPractice(server, 'neighbour');
    expect((await neighbour.get('/api/patient-financial-status/1/')).status).toBe(404);
    expect((await neighbour.get('/api/income-by-all-clinics/')).body).toEqual({ مطب: 0 });
    for (const path of [...REPORTS, '/api/download-profile-picture/']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const refused = await client.ask(method, path);
        expect([path, method, refused.status, refused.headers.get('allow')]).toEqual([path, method, 405, 'GET, HEAD, OPTIONS']);
      }
      expect((await client.stranger.get(path)).status).toBe(401);
      expect((await client.get(path.slice(0, -1))).status).toBe(301);
    }
    for (const id of ['0', 'abc', '99999', '9'.repeat(40)]) expect((await client.get(`/api/patient-financial-status/${id}/`)).status).toBe(404);
  });

  test('a picture is kept as it was sent, by the account that sent it', async () => {
    const image = (begin: readonly number[]) => Uint8Array.from([...begin, ...Array.from({ length: 500 }, (_, at) => at % 256)]);
    const png = image([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const jpeg = image([0xff, 0xd8, 0xff, 0xe0]);
    const [path, upload] = ['/api/download-profile-picture/', '/api/upload-profile-picture/'];
    const download = async (query = '?t=1795150000000') => {
      const answer = await fetch(server.url + path + query, { headers: { authorization: client.authorization } });
      const name = answer.headers.get('content-disposition');
      return { status: answer.status, type: answer.headers.get('content-type'), name, bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    expect((await client.get(path)).body).toEqual({ detail: 'No profile picture.' });
    expect((await client.ask('POST', upload, { raw: png, type: 'image/png' })).status).toBe(204);
    expect(await download()).toEqual({ status: 200, type: 'image/png', name: 'inline; filename="picture.png"', bytes: png });
    expect((await client.ask('PUT', upload, { raw: jpeg, type: 'image/jpeg' })).status).toBe(204);
    expect(await download('')).toEqual({ status: 200, type: 'image/jpeg', name: 'inline; filename="picture.jpeg"', bytes: jpeg });
    const refusals = [
      await client.ask('POST', upload, { raw: '<svg onload="alert(1)"/>', type: 'image/png' }),
      await client.ask('POST', upload, { raw: '{}', type: 'application/json' }),
      await client.ask('POST', upload),
    ];
    for (const refused of refusals) expect([refused.status, refused.body]).toEqual([400, { detail: 'Upload a valid image.' }]);
    expect((await client.ask('POST', upload, { raw: '<svg/>', type: 'image/svg+xml' })).status).toBe(415);
    expect((await client.ask('POST', upload, { raw: new Uint8Array(3 * 1024 * 1024), type: 'image/png' })).status).toBe(413);
    const neighbour = await newPractice(server, 'other neighbour');
    expect((await neighbour.get(path)).status).toBe(404);
    expect((await client.delete(upload)).status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
  });
});
