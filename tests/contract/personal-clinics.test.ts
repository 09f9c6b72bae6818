import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { resources } from '../../src/schema/api.ts';
import type { Contract } from '../../src/schema/clinics/contract.ts';
import { contractOn } from '../../src/schema/contracts/holding.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { samplesIn } from './support/samples.ts';

type Json = Record<string, unknown>;

const TODAY = '2026-11-21';
const OWN = { contract_type: 1, percent: 100, is_active: true, end_date: '2100-01-01' };

describe.each(ENGINES)('the terms of personal clinics on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let client: Client;
  let surgery: Json;
  let practices = 0;

  beforeAll(async () => {
    engine = open();
    // An hour after midnight in Tehran, where it is still the day before by Greenwich.
    server = await startOn(engine, { clock: () => Date.parse(`${TODAY}T01:00:00+03:30`) });
  });
  beforeEach(async () => {
    practices += 1;
    client = await newPractice(server, `dentist ${practices}`);
    const { create } = (await samplesIn(client)).surgeries;
    surgery = create;
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const clinic = async (name: string, is_personal = false) =>
    idIn(await client.post(resources.clinics.path, { name, address: 'شیراز', dentist: 1, is_personal }));
  const becomes = (id: number, is_personal: boolean) => client.patch(`${resources.clinics.path}${id}/`, { is_personal });
  const sign = (id: number, start_date: string, end_date: string, more: Json = {}) =>
    client.post(resources.contracts.path, { clinic: id, start_date, end_date, is_active: true, contract_type: 1, percent: 40, ...more });
  const treat = (contract: number | undefined) => client.post(resources.surgeries.path, { ...surgery, contract });
  const contractsOf = async (id: number): Promise<readonly Contract[]> =>
    ((await client.get(resources.contracts.path)).body as readonly Contract[]).filter((contract) => contract.clinic === id);
  /** What a treatment of a day falls under. */
  const counts = async (id: number, day: string) => contractOn(await contractsOf(id), day);

  test('a personal clinic has an active contract of a hundred percent from its first moment, and one alone', async () => {
    expect(await contractsOf(1)).toMatchObject([OWN]);
    const born = await clinic('خانه', true);
    expect(await contractsOf(born)).toMatchObject([{ ...OWN, start_date: '2000-01-01' }]);
    const became = await clinic('بعدها');
    expect(await contractsOf(became)).toEqual([]);
    await becomes(became, true);
    await client.patch(`/api/clinics/${became}/`, { address: 'جای دیگر' });
    expect(await contractsOf(became)).toMatchObject([OWN]);
  });

  test('whose only contract has ended gets its own, although that is called active', async () => {
    const id = await clinic('قدیمی');
    const before = idIn(await sign(id, '2024-03-20', '2025-03-20'));
    await becomes(id, true);
    expect(await counts(id, TODAY)).toMatchObject(OWN);
    // What was done under the former terms could still be entered.
    expect(await counts(id, '2025-01-01')).toMatchObject({ id: before, percent: 40 });
  });

  test('a contract that runs gives way from today on, untouched, and counts again when the clinic is personal no more', async () => {
    const id = await clinic('در میانه');
    const running = idIn(await sign(id, '2026-03-21', '2027-03-21'));
    const [signed] = await contractsOf(id);
    await becomes(id, true);
    expect(await counts(id, TODAY)).toMatchObject({ ...OWN, start_date: TODAY });
    expect(await counts(id, '2026-11-20')).toEqual(signed);
    await becomes(id, false);
    expect(await contractsOf(id)).toEqual([signed]);
    expect((await counts(id, TODAY))?.id).toBe(running);
  });

  test('what has not begun when a clinic becomes personal is active no more, and again when that is taken back', async () => {
    const id = await clinic('پیش‌رو');
    const before = idIn(await sign(id, '2024-03-20', '2025-03-20', { is_active: false }));
    const ahead = [idIn(await sign(id, TODAY, '2027-01-01')), idIn(await sign(id, '2027-01-01', '2028-01-01', { percent: 50 }))];
    const signed = await contractsOf(id);
    await becomes(id, true);
    for (const day of [TODAY, '2027-06-01']) expect(await counts(id, day)).toMatchObject(OWN);
    expect(await contractsOf(id)).toMatchObject([...[before, ...ahead].map((each) => ({ id: each, is_active: false })), OWN]);
    await becomes(id, false);
    expect(await contractsOf(id)).toEqual(signed);
    expect([(await counts(id, TODAY))?.id, (await counts(id, '2027-06-01'))?.id]).toEqual(ahead);
  });

  test('a tick by mistake costs no renewal that was entered ahead, be there a treatment in between and be it ticked once more', async () => {
    const id = await clinic('تمدیدشده');
    const running = idIn(await sign(id, '2026-03-21', '2027-01-01'));
    const renewal = idIn(await sign(id, '2027-01-01', '2028-01-01', { percent: 50 }));
    for (const round of [1, 2]) {
      await becomes(id, true);
      const own = (await counts(id, '2027-06-01'))?.id;
      await treat(own);
      await becomes(id, false);
      expect([round, (await counts(id, TODAY))?.id, (await counts(id, '2027-06-01'))?.id]).toEqual([round, running, renewal]);
      // What was the dentist's own for a day stays as what was.
      expect((await contractsOf(id)).find((contract) => contract.id === own)).toMatchObject({ is_active: false, end_date: TODAY });
    }
    expect((await contractsOf(id)).map(({ is_active }) => is_active)).toEqual([true, true, false, false]);
  });

  test('one’s own terms end where the clinic is personal no more: with treatments they stay as what was, without any they are gone', async () => {
    const [worked, idle] = [await clinic('کارکرده', true), await clinic('بی‌کار', true)];
    const own = (await contractsOf(worked))[0]?.id;
    const done = idIn(await treat(own));
    const version = async () => (await client.get(resources.contracts.path)).headers.get('etag');
    const before = await version();
    await becomes(worked, false);
    await becomes(idle, false);
    expect(await version()).not.toBe(before);
    expect(await contractsOf(worked)).toMatchObject([{ id: own, is_active: false, start_date: '2000-01-01', end_date: TODAY, percent: 100 }]);
    expect(await contractsOf(idle)).toEqual([]);
    // The treatment keeps what it was done under, and the next contract may begin today.
    expect((await client.get(`${resources.surgeries.path}${done}/`)).body).toMatchObject({ contract: own, clinic: worked });
    expect((await sign(worked, TODAY, '2027-11-21')).status).toBe(201);
    expect((await sign(idle, '2026-03-21', '2027-03-21')).status).toBe(201);
  });

  test('a tick that is taken back on the same day, with a treatment in between, leaves room for a contract from that day on', async () => {
    const id = await clinic('یک‌روزه');
    await sign(id, '2024-03-20', '2025-03-20');
    await becomes(id, true);
    await treat((await counts(id, TODAY))?.id);
    await becomes(id, false);
    expect(await counts(id, TODAY)).toBeNull();
    expect((await sign(id, TODAY, '2027-11-21')).status).toBe(201);
    await becomes(id, true);
    expect(await counts(id, TODAY)).toMatchObject({ ...OWN, start_date: TODAY });
  });

  test('what is left of a day as the dentist’s own clinic keeps no signed contract from being longer or shorter, others do', async () => {
    const id = await clinic('ماندگار');
    const running = idIn(await sign(id, '2026-03-21', '2027-01-01'));
    await sign(id, '2027-03-21', '2028-03-20');
    await becomes(id, true);
    const own = (await counts(id, TODAY))?.id;
    await treat(own);
    await becomes(id, false);
    const path = (contract: number | undefined) => `${resources.contracts.path}${contract}/`;
    const moved = (changes: Json, contract: number | undefined = running) => client.patch(path(contract), changes);
    expect((await client.delete(path(own))).status).toBe(409);
    for (const end_date of ['2027-02-01', '2026-12-15'])
      expect([end_date, (await moved({ end_date })).body]).toEqual([end_date, expect.objectContaining({ end_date })]);
    expect((await moved({ start_date: '2026-04-01', end_date: '2027-03-21' })).status).toBe(200);
    const overlap = { status: 400, body: { non_field_errors: ['The dates overlap another contract of this clinic.'] } };
    expect(await moved({ end_date: '2027-03-22' })).toMatchObject(overlap);
    // A new one, or one of another clinic, has stood beside none of them.
    expect(await sign(id, TODAY, '2026-11-22')).toMatchObject(overlap);
    const elsewhere = await clinic('دیگری');
    const other = idIn(await sign(elsewhere, '2026-03-21', '2027-01-01'));
    expect(await moved({ clinic: id }, other)).toMatchObject(overlap);
    // Once apart they are compared again.
    expect((await moved({ end_date: '2026-11-01' })).status).toBe(200);
    expect(await moved({ end_date: '2027-01-01' })).toMatchObject(overlap);
  });

  test('a contract that is signed while its clinic becomes personal is refused or gives way', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await clinic(`هم‌زمان ${round}`);
      const [became, signed] = await Promise.all([becomes(id, true), sign(id, '2026-03-21', '2027-03-21')]);
      expect([became.status, [201, 400].includes(signed.status)]).toEqual([200, true]);
      expect(await counts(id, TODAY)).toMatchObject(OWN);
    }
  });
});
