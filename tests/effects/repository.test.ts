import { afterEach, describe, expect, it } from 'vitest';
import { recordEffects } from '../../src/effects/kit/resources/record.ts';
import { repositoryOf } from '../../src/effects/kit/resources/repository.ts';
import { outcome, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider, text } from './support/provider.ts';

let provider: TestProvider;
const serving = async (handlers: Record<string, Handler>) => {
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, {}), ...handlers });
};
afterEach(() => provider.close());
const here = () => signedIn(provider.origin, 'token');
const sent = (path: string) => JSON.parse(provider.on(path).findLast(({ method }) => method !== 'GET')?.body ?? 'null');

const patients = repositoryOf('patients');
const PATIENTS = '/api/patients/';
const wirePatient = (id: number, more: object = {}) => ({ id, first_name: 'سارا', last_name: 'احمدی', national_number: 12_345_679, gender: 2, ...more });
const patient = (id: number, more: object = {}) => ({ id, first_name: 'سارا', last_name: 'احمدی', national_number: '0012345679', gender: 2, ...more });
const answering =
  (status: number, value: unknown): Handler =>
  (_, response) =>
    json(response, status, value);
const cut: Handler = (_, response) => text(response, 201, '{"id": 9, "first_na', 'application/json');
const REJECTED = (status: number, more: object = {}) => ({ _tag: 'Rejected', status, detail: null, general: [], fields: {}, ...more });

describe('a list', () => {
  it('of thousands shows all rows but the bad ones, and counts those', async () => {
    const rows: unknown[] = Array.from({ length: 3000 }, (_, index) => wirePatient(index + 1));
    rows[1234] = { id: 1235, birth_date: 'دیروز' };
    rows[2000] = null;
    await serving({ [`GET ${PATIENTS}`]: answering(200, rows) });
    const list = (await outcome(here(), patients.list)) as { readonly rows: readonly { readonly id: number }[]; readonly unreadable: number };
    expect(list.unreadable).toBe(2);
    expect(list.rows).toHaveLength(2998);
    expect(list.rows[0]).toEqual(patient(1));
  });

  it('may come in pages, whatever host they name, with a row on two of them', async () => {
    await serving({
      [`GET ${PATIENTS}`]: ({ url }, response) => {
        const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1);
        const next = page < 3 ? `http://internal:8000${PATIENTS}?page=${page + 1}` : null;
        json(response, 200, { count: 5, previous: null, next, results: [wirePatient(page), wirePatient(page + 1)] });
      },
    });
    expect(await outcome(here(), patients.list)).toEqual({ rows: [1, 2, 3, 4].map((id) => patient(id)), unreadable: 0 });
    // A row on two pages may have moved there, and another be missing: that is looked into once.
    const once = [PATIENTS, `${PATIENTS}?page=2`, `${PATIENTS}?page=3`];
    expect(provider.on(PATIENTS).map(({ url }) => url)).toEqual([...once, ...once]);
  });

  it('whose pages go round in a circle ends', async () => {
    await serving({ [`GET ${PATIENTS}`]: answering(200, { next: `${PATIENTS}?page=2`, results: [wirePatient(1)] }) });
    expect(await outcome(here(), patients.list)).toEqual({ rows: [patient(1)], unreadable: 0 });
    expect(provider.on(PATIENTS)).toHaveLength(2);
  });

  it.each([{}, null, 7, 'text', { results: {} }])('is unreadable as %j', async (answer) => {
    await serving({ [`GET ${PATIENTS}`]: answering(200, answer) });
    expect(await outcome(here(), patients.list)).toEqual({ _tag: 'Unreadable', where: PATIENTS });
  });
});

describe('one row', () => {
  it('is read by its id', async () => {
    await serving({ [`GET ${PATIENTS}7/`]: answering(200, wirePatient(7, { age: 40, phone: '' })) });
    expect(await outcome(here(), patients.one(7))).toEqual(patient(7, { phone: '' }));
  });

  it('is missing as the provider says, or unreadable', async () => {
    await serving({ [`GET ${PATIENTS}8/`]: answering(200, { id: 'هشت' }) });
    expect(await outcome(here(), patients.one(7))).toEqual(REJECTED(404, { detail: 'Not found.' }));
    expect(await outcome(here(), patients.one(8))).toEqual({ _tag: 'Unreadable', where: PATIENTS });
  });

  it('of a resource without that call is found in its list', async () => {
    await serving({ 'GET /api/insurances/': answering(200, [{ id: 3, name: 'تأمین' }]) });
    const insurances = repositoryOf('insurances');
    expect(await outcome(here(), insurances.one(3))).toEqual({ id: 3, name: 'تأمین' });
    expect(await outcome(here(), insurances.one(4))).toEqual(REJECTED(404));
  });

  it('of a resource without that call is not said to be gone where what could not be read may be it', async () => {
    const rows: unknown[] = [
      { id: 3, name: 'تأمین' },
      { id: 4, name: null },
    ];
    await serving({ 'GET /api/insurances/': (_, response) => json(response, 200, rows) });
    const insurances = repositoryOf('insurances');
    expect(await outcome(here(), insurances.one(3))).toEqual({ id: 3, name: 'تأمین' });
    expect(await outcome(here(), insurances.one(4))).toEqual({ _tag: 'Unreadable', where: '/api/insurances/' });
    // What cannot be read is another one, as it says itself.
    expect(await outcome(here(), insurances.one(5))).toEqual(REJECTED(404));
    for (const odd of [null, { id: 'پنج', name: 'دی' }, { name: 'دی' }]) {
      rows.push(odd);
      expect(await outcome(here(), insurances.one(5))).toEqual({ _tag: 'Unreadable', where: '/api/insurances/' });
      rows.pop();
    }
  });
});

describe('a create', () => {
  const payload = {
    first_name: ' علي ',
    last_name: 'احمدی',
    national_number: '0012345679',
    gender: 2,
    phone: '',
    address: '',
    birth_date: null,
    insurance: 4,
  } as const;

  it('tells of a clinic what it does not have', async () => {
    const clinic = { name: 'کلینیک آفتاب', address: 'میدان ونک', dentist: 1, is_personal: false };
    await serving({ 'POST /api/clinics/': answering(201, { id: 9, ...clinic }) });
    expect(await outcome(here(), repositoryOf('clinics').create(clinic))).toMatchObject({ id: 9, ...clinic });
    expect(sent('/api/clinics/')).toEqual({ ...clinic, phone: null, clinic_license_number: null });
  });

  it('leaves empty optional fields out and speaks the language of the wire', async () => {
    await serving({ [`POST ${PATIENTS}`]: answering(201, wirePatient(9)) });
    expect(await outcome(here(), patients.create(payload))).toEqual(patient(9, { insurance: 4 }));
    expect(sent(PATIENTS)).toEqual({ first_name: 'علی', last_name: 'احمدی', national_number: 12_345_679, gender: 2, insurance: 4 });
  });

  it('sends the defaults of a treatment', async () => {
    const stored = { id: 1, patient: 2, procedure_type: 3, tooth_number: '16', total_cost: 1000 };
    await serving({ 'POST /api/surgeries/': answering(201, stored) });
    await outcome(
      here(),
      repositoryOf('surgeries').create({ patient: 2, procedure_type: 3, tooth_number: '16', total_cost: 1000, surgery_time: '2026-11-20' }),
    );
    expect(sent('/api/surgeries/')).toEqual({
      patient: 2,
      procedure_type: 3,
      tooth_number: '16',
      total_cost: 1000,
      lab_cost: 0,
      material_cost: 0,
      discount: 0,
      extra_fee: 0,
      surgery_time: '2026-11-20T00:00:00Z',
      main_complain: '',
      description: '',
    });
  });

  it('that was accepted with nothing but an id is known by what was sent', async () => {
    await serving({ [`POST ${PATIENTS}`]: answering(201, { id: 9 }) });
    expect(await outcome(here(), patients.create(payload))).toEqual(patient(9, { first_name: 'علی', insurance: 4 }));
    expect(provider.on(PATIENTS)).toHaveLength(1);
  });

  it('that was accepted in an answer of what a row must have keeps what was sent besides, unless the answer says otherwise', async () => {
    await serving({
      [`POST ${PATIENTS}`]: answering(201, wirePatient(9, { insurance: null })),
      'POST /api/incomes/': answering(201, { id: 9, date: '2026-11-28', amount: 500_000, payment_method: 5 }),
    });
    const sentTo = await outcome(here(), patients.create({ ...payload, address: 'قم', birth_date: '1990-02-03', phone: '+989121234567' }));
    expect(sentTo).toEqual(patient(9, { address: 'قم', birth_date: '1990-02-03', phone: '+989121234567', insurance: null }));
    const income = { patient: 7, date: '2026-11-28', amount: 500_000, payment_method: 5 };
    expect(await outcome(here(), repositoryOf('incomes').create(income))).toEqual({ id: 9, ...income });
  });

  it.each([
    ['cut', cut],
    ['empty', ((_, response) => response.writeHead(201).end()) satisfies Handler],
    ['bare', answering(201, 'ok')],
  ] as const)('that was accepted with an unreadable answer (%s) is looked for in the list', async (_, answer) => {
    const row = wirePatient(9, { first_name: 'علی', insurance: 4 });
    await serving({ [`POST ${PATIENTS}`]: answer, [`GET ${PATIENTS}`]: answering(200, [{ ...row, id: 2 }, row, { ...row, id: 10, insurance: 5 }]) });
    expect(await outcome(here(), patients.create(payload))).toEqual(patient(9, { first_name: 'علی', insurance: 4 }));
    expect(provider.on(PATIENTS).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('that was accepted and cannot be found is no failed write', async () => {
    await serving({ [`POST ${PATIENTS}`]: cut, [`GET ${PATIENTS}`]: answering(200, []) });
    expect(await outcome(here(), patients.create(payload))).toEqual({ _tag: 'UnknownOutcome', ageMillis: expect.any(Number), accepted: true });
  });

  const FULL = 'این نوبت پر است.';
  const NAYS: readonly object[] = [
    { error: FULL },
    { error: true, message: FULL },
    { id: null, status: 'error', message: FULL },
    { success: false, error: { code: 'E7', message: FULL } },
    { errors: [7], message: FULL },
    { errors: { detail: FULL } },
    ...[false, 0, '0', 'false', 'False'].map((success) => ({ success, message: FULL })),
    ...[false, 0].map((ok) => ({ ok, message: FULL })),
    ...[false, 'false', 'error', 'fail', 'FAILED', 'failure'].map((status) => ({ status, message: FULL })),
  ];
  describe.each(NAYS)('that is answered as a success with %j', (answer) => {
    it('is refused in these words, and no row vouches for it here: one that is the same may be older', async () => {
      const row = wirePatient(9, { first_name: 'علی', insurance: 4 });
      await serving({ [`POST ${PATIENTS}`]: answering(200, answer), [`GET ${PATIENTS}`]: answering(200, [row]) });
      expect(await outcome(here(), patients.create(payload))).toEqual(REJECTED(200, { detail: FULL }));
    });
  });

  it.each([
    { success: true, id: 9 },
    { success: 1, status: 'success', id: 9 },
    { ok: true, status: 0, id: 9 },
    { id: 9, error: null },
    { id: 9, errors: [] },
    { id: 9, errors: {} },
    { id: 9, status: 'failed' },
    { id: 9, status: false },
    { id: 9, status: { toString: 1 } },
    wirePatient(9, { success: false }),
    wirePatient(9, { status: 'error', ok: false, errors: ['یک'] }),
  ])('is a row with what else is said: %j', async (answer) => {
    await serving({ [`POST ${PATIENTS}`]: answering(200, answer) });
    expect(await outcome(here(), patients.create({ ...payload, insurance: null }))).toMatchObject({ id: 9, last_name: 'احمدی' });
  });

  it('that does not fit its kinds is refused before it is sent', async () => {
    await serving({});
    expect(await outcome(here(), patients.create({ ...payload, national_number: '12' }))).toEqual(REJECTED(400));
    expect(await outcome(here(), patients.create({ ...payload, gender: 9 }))).toEqual(REJECTED(400));
    expect(await outcome(here(), patients.create({ ...payload, birth_date: '1372/05/23' }))).toEqual(REJECTED(400));
    expect(provider.on(PATIENTS)).toEqual([]);
  });

  it("that is refused brings the provider's words to their fields", async () => {
    await serving({ [`POST ${PATIENTS}`]: answering(400, { national_number: ['تکراری است.'] }) });
    expect(await outcome(here(), patients.create(payload))).toEqual(REJECTED(400, { fields: { national_number: ['تکراری است.'] } }));
  });
});

describe('a change', () => {
  const PATIENT = `${PATIENTS}7/`;

  it('sends only what it holds, and clears with null or an empty text', async () => {
    await serving({ [`PATCH ${PATIENT}`]: answering(200, wirePatient(7)) });
    await outcome(here(), patients.change(7, { birth_date: null, phone: null, address: '', last_name: 'کریمی' }));
    expect(sent(PATIENT)).toEqual({ birth_date: null, phone: null, address: '', last_name: 'کریمی' });
  });

  it('that was accepted in an answer of what a row must have keeps what was changed, and of the record what was not', async () => {
    const known = patient(7, { address: 'قم', drug_allergies: 'پنی‌سیلین', phone: '+989121234567' }) as never;
    await serving({ [`PATCH ${PATIENT}`]: answering(200, wirePatient(7, { address: null })), [`GET ${PATIENT}`]: cut });
    expect(await outcome(here(), patients.change(7, { drug_allergies: 'لاتکس' }))).toEqual(patient(7, { drug_allergies: 'لاتکس', address: null }));
    const { saveRecord } = recordEffects('patients', () => false);
    expect(await outcome(here(), saveRecord({ id: 7, payload: { drug_allergies: '' }, known }))).toEqual(
      patient(7, { drug_allergies: '', address: null, phone: '+989121234567' }),
    );
  });

  it('of what another field follows from keeps nothing of how that was', async () => {
    const known = { id: 12, patient: 7, procedure_type: 3, tooth_number: 11, total_cost: 1, clinic: 1, contract: 10, description: 'ریشه' } as never;
    const wire = { id: 12, patient: 7, procedure_type: 3, tooth_number: 11, total_cost: '1' };
    const { saveRecord } = recordEffects('surgeries', () => false);
    const saved = async (payload: object, answer: object) => {
      await serving({ 'PATCH /api/surgeries/12/': answering(200, { ...wire, ...answer }), 'GET /api/surgeries/12/': cut });
      const row = await outcome(here(), saveRecord({ id: 12, payload, known }));
      await provider.close();
      return row;
    };
    const moved = await saved({ contract: 20 }, {});
    expect(moved).toMatchObject({ contract: 20, description: 'ریشه' });
    expect(moved).not.toHaveProperty('clinic');
    expect(await saved({ contract: 20 }, { clinic: 2 })).toMatchObject({ contract: 20, clinic: 2 });
    expect(await saved({ description: '' }, {})).toMatchObject({ contract: 10, clinic: 1, description: '' });
    await serving({});
  });

  it('of nothing is no write', async () => {
    await serving({ [`GET ${PATIENT}`]: answering(200, wirePatient(7)) });
    expect(await outcome(here(), patients.change(7, {}))).toEqual(patient(7));
    expect(provider.on(PATIENT).map(({ method }) => method)).toEqual(['GET']);
  });

  it('that was accepted with an unreadable answer is read again', async () => {
    await serving({ [`PATCH ${PATIENT}`]: cut, [`GET ${PATIENT}`]: answering(200, wirePatient(7, { last_name: 'کریمی' })) });
    expect(await outcome(here(), patients.change(7, { last_name: 'کریمی' }))).toEqual(patient(7, { last_name: 'کریمی' }));
  });

  const NO = { success: false, message: 'پرونده بسته است.' };

  it.each([{ last_name: 'کریمی' }, { first_name: 'سارا', last_name: 'کریمی', national_number: '0012345679', gender: 2 } as const])(
    'that is answered as a success in words that say no is refused where the row is as it was: %j',
    async (payload) => {
      await serving({ [`PATCH ${PATIENT}`]: answering(200, NO), [`GET ${PATIENT}`]: answering(200, wirePatient(7)) });
      expect(await outcome(here(), patients.change(7, payload))).toEqual(REJECTED(200, { detail: NO.message }));
    },
  );

  it('that is answered so is refused where there is no such row, and stored where the row is as it was sent', async () => {
    await serving({
      [`PATCH ${PATIENT}`]: answering(200, NO),
      [`PATCH ${PATIENTS}8/`]: answering(200, NO),
      [`GET ${PATIENTS}8/`]: answering(200, wirePatient(8, { last_name: 'کریمی' })),
    });
    expect(await outcome(here(), patients.change(7, { last_name: 'کریمی' }))).toEqual(REJECTED(200, { detail: NO.message }));
    expect(await outcome(here(), patients.change(8, { last_name: ' كريمي ' }))).toEqual(patient(8, { last_name: 'کریمی' }));
  });

  it('that is answered so, where nobody can tell how the row is, was not accepted', async () => {
    await serving({ [`PATCH ${PATIENT}`]: answering(200, NO), [`GET ${PATIENT}`]: answering(200, 'ok') });
    expect(await outcome(here(), patients.change(7, { last_name: 'کریمی' }))).toEqual({ _tag: 'UnknownOutcome', ageMillis: expect.any(Number) });
  });

  it('whose outcome is lost stays so', async () => {
    await serving({ [`PATCH ${PATIENT}`]: (_, response) => response.destroy() });
    expect(await outcome(here(), patients.change(7, { last_name: 'کریمی' }))).toEqual({ _tag: 'UnknownOutcome', ageMillis: expect.any(Number) });
  });
});

describe('a replacement', () => {
  it('sends the whole row, and knows it without an answer', async () => {
    await serving({ [`PUT ${PATIENTS}7/`]: (_, response) => response.writeHead(204).end(), [`GET ${PATIENTS}7/`]: answering(200, wirePatient(7)) });
    expect(await outcome(here(), patients.replace(patient(7) as never))).toEqual(patient(7));
    expect(sent(`${PATIENTS}7/`)).toEqual({ first_name: 'سارا', last_name: 'احمدی', national_number: 12_345_679, gender: 2 });
  });
});

describe('a removal', () => {
  it('is done when the provider says nothing more', async () => {
    await serving({ [`DELETE ${PATIENTS}7/`]: (_, response) => response.writeHead(204).end() });
    expect(await outcome(here(), patients.remove(7))).toBeUndefined();
  });

  it('is refused in the words of the provider', async () => {
    await serving({ [`DELETE ${PATIENTS}7/`]: answering(409, { detail: 'این بیمار درمان دارد.' }) });
    expect(await outcome(here(), patients.remove(7))).toEqual(REJECTED(409, { detail: 'این بیمار درمان دارد.' }));
  });
});
