import { describe, expect, it } from 'vitest';
import { patientFormMachine } from '../../../src/machines/patients/form.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { stage } from '../stage.ts';

const AT = Date.parse('2026-11-20T08:30:00Z');
const ali: Patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1, phone: '+989121234567' };
const filled = { first_name: 'علی', last_name: 'رضایی', national_number: '۰۰۱۲۳۴۵۶۷۹', gender: 1, phone: '09121234567' };
const sent = { first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1, phone: '+989121234567' };
const rejected = (status: number, fields = {}) => ({ _tag: 'Rejected', status, detail: null, general: [], fields });

const open = (input: object) => {
  const form = stage(patientFormMachine, ['loadRecord', 'findAlike', 'saveRecord'], { at: AT, params: {}, ...input });
  return {
    ...form,
    context: () => form.snapshot().context,
    type: (change: object) => form.send({ type: 'draft.changed', change }),
    submit: () => form.send({ type: 'form.submitted', at: AT }),
  };
};
const openNew = () => open({});
const edit = (patient: Patient = ali) => open({ params: { id: '7' }, passed: { patient } });

/** A new form, filled and sent, whose answer is on its way. */
const saving = async (alike: readonly Patient[] = []) => {
  const form = openNew();
  form.type(filled);
  form.submit();
  await form.answer('checkAlike', { rows: alike });
  return form;
};

/** Nobody could look, and no time went by. */
const unlooked = async (form: ReturnType<typeof openNew>) => {
  await form.refuse('checkAlike', { _tag: 'Timeout' });
  await form.answer('checkAlike', { rows: [] });
};

describe('a new patient', () => {
  it('is saved once, announced, and leads to the list', async () => {
    const form = await saving();
    form.submit();
    expect(form.calls('saveRecord')).toEqual([{ resource: 'patients', id: null, payload: sent }]);
    await form.answer('saveRecord', { ...ali, id: 9 });
    expect(form.said()).toEqual([
      { type: 'resource.want', resource: 'insurances', at: AT },
      { type: 'row.saved', saved: { resource: 'patients', created: true, row: { ...ali, id: 9 } } },
      { type: 'notice.show', notice: { code: 'patients.created', tone: 'success', values: { id: '9' } } },
      { type: 'route.go', to: '/patients', replace: true },
    ]);
  });

  it('makes no call while something is wrong, and leads to the first wrong field', () => {
    const form = openNew();
    form.type({ first_name: 'Ali' });
    form.submit();
    expect(form.context()).toMatchObject({
      problems: [
        { field: 'last_name', code: 'required' },
        { field: 'national_number', code: 'required' },
        { field: 'first_name', code: 'letters' },
      ],
      ...{ focus: 'last_name', attempts: 1 },
    });
    form.type({ last_name: 'ر' });
    expect(form.context().problems.map(({ field }: { readonly field: string }) => field)).toEqual(['national_number', 'first_name']);
    expect([form.state(), form.calls('checkAlike')]).toEqual(['editing', []]);
  });

  it('asks once more when another patient has the national number, or its control digit is wrong', async () => {
    const twin = await saving([{ ...ali, id: 3 }]);
    expect([twin.state(), twin.context().warnings]).toEqual(['warning', ['twin']]);
    twin.send({ type: 'form.confirmed' });
    expect(twin.state()).toBe('saving');

    const slip = openNew();
    slip.type({ ...filled, national_number: '0012345678' });
    slip.submit();
    await slip.answer('checkAlike', { rows: [] });
    expect([slip.state(), slip.context().warnings]).toEqual(['warning', ['controlDigit']]);
    slip.type({ national_number: '0012345679' });
    expect(slip.state()).toBe('editing');
  });

  it('whose number is zeros has no twin, for it is kept as none; who has the same name is known from before', async () => {
    const form = openNew();
    form.type({ ...filled, national_number: '۰۰۰۰۰۰۰۰۰۰' });
    form.submit();
    await form.answer('checkAlike', { rows: [{ ...ali, id: 3, national_number: null }] });
    expect([form.state(), form.context().warnings]).toEqual(['warning', ['controlDigit']]);
    form.send({ type: 'form.confirmed' });
    await form.refuse('saveRecord', { _tag: 'Timeout' });
    form.clock.increment(12_000);
    await form.answer('findSaved', {
      rows: [
        { ...ali, id: 3, national_number: null },
        { ...ali, id: 9, national_number: null },
      ],
    });
    expect([form.state(), form.calls('saveRecord').length]).toEqual(['saved', 1]);
  });

  it('says that nobody could look for twins, looks once more when told to save, and then saves all the same', async () => {
    const form = openNew();
    form.type(filled);
    form.submit();
    await unlooked(form);
    expect([form.state(), form.context().warnings]).toEqual(['warning', ['twinUnknown']]);
    form.send({ type: 'form.confirmed' });
    await unlooked(form);
    expect(form.state()).toBe('saving');
  });

  it('asks nothing once more of who told it to save just before, although the look after that fails again', async () => {
    const form = openNew();
    form.type(filled);
    form.submit();
    const asked = form.context().sentAt ?? 0;
    await form.refuse('checkAlike', { _tag: 'Timeout' });
    await form.answer('checkAlike', { rows: [], readAt: asked + 10_000 });
    form.send({ type: 'form.confirmed', at: asked + 65_000 });
    await form.refuse('checkAlike', { _tag: 'Timeout' });
    await form.answer('checkAlike', { rows: [], readAt: asked + 75_000 });
    expect([form.state(), form.calls('saveRecord').length]).toEqual(['saving', 1]);
  });

  it('names the twin that is found once the provider can be asked, and asks nothing while there is no network', async () => {
    const form = openNew();
    form.type(filled);
    form.submit();
    await form.refuse('checkAlike', { _tag: 'Offline' });
    expect([form.state(), form.context().failure, form.context().warnings]).toEqual(['failed', { _tag: 'Offline' }, []]);
    form.submit();
    await form.refuse('checkAlike', { _tag: 'Unreachable' });
    expect([form.state(), form.context().warnings]).toEqual(['failed', []]);
    form.submit();
    await unlooked(form);
    form.send({ type: 'form.confirmed' });
    await form.answer('checkAlike', { rows: [{ ...ali, id: 3 }] });
    expect([form.state(), form.context().warnings, form.calls('saveRecord')]).toEqual(['warning', ['twin'], []]);
    form.send({ type: 'form.confirmed' });
    expect(form.state()).toBe('saving');
  });

  it('keeps what was typed when the provider says no, with its words at the fields', async () => {
    const form = await saving();
    await form.refuse('saveRecord', rejected(400, { national_number: ['تکراری است.'], phone: ['شماره نامعتبر است.'], secret: ['؟'] }));
    expect(form.state()).toBe('failed');
    expect(form.context()).toMatchObject({
      draft: filled,
      refused: { national_number: ['تکراری است.'], phone: ['شماره نامعتبر است.'] },
      focus: 'national_number',
    });
    form.type({ national_number: '0084575948' });
    expect(form.context().refused).toEqual({ phone: ['شماره نامعتبر است.'] });
    form.submit();
    await form.answer('checkAlike', { rows: [] });
    expect(form.calls('saveRecord').length).toBe(2);
  });
});

describe('a save whose answer was lost', () => {
  const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };
  const stored = { ...ali, id: 9, birth_date: null };
  const afterLoss = async (alike: readonly Patient[] = []) => {
    const form = await saving(alike);
    if (alike.length > 0) form.send({ type: 'form.confirmed' });
    await form.refuse('saveRecord', lost);
    form.clock.increment(1999);
    expect([form.state(), form.calls('findSaved')]).toEqual(['quarantined', []]);
    form.clock.increment(1);
    return form;
  };

  it('is found at the provider and done', async () => {
    const form = await afterLoss();
    await form.answer('findSaved', { rows: [stored] });
    expect([form.state(), form.notices(), form.calls('saveRecord').length]).toEqual(['saved', ['patients.created'], 1]);
    expect(form.said()).toContainEqual({ type: 'row.saved', saved: { resource: 'patients', created: true, row: stored } });
  });

  it('is not taken for the twin that was there before', async () => {
    const form = await afterLoss([{ ...ali, id: 3 }]);
    await form.answer('findSaved', { rows: [{ ...ali, id: 3 }] });
    expect(form.state()).toBe('unsent');
  });

  it('is sent again only when it is told to be', async () => {
    const form = await afterLoss();
    await form.answer('findSaved', { rows: [{ ...stored, first_name: 'رضا' }] });
    expect([form.state(), form.calls('saveRecord').length]).toEqual(['unsent', 1]);
    form.send({ type: 'outcome.resent' });
    await form.answer('saveRecord', stored);
    expect([form.state(), form.calls('saveRecord').length]).toEqual(['saved', 2]);
  });

  it('is the user’s to tell when several could be it', async () => {
    const form = await afterLoss();
    await form.answer('findSaved', { rows: [stored, { ...stored, id: 10 }] });
    expect(form.state()).toBe('choosing');
    form.send({ type: 'outcome.claimed', id: 99 });
    expect(form.state()).toBe('choosing');
    form.send({ type: 'outcome.claimed', id: 10 });
    expect([form.state(), form.context().record.id]).toEqual(['saved', 10]);
  });

  it('is looked for again when the provider could not be asked', async () => {
    const form = await afterLoss();
    await form.refuse('findSaved', { _tag: 'Unreachable' });
    expect(form.state()).toBe('unsure');
    form.send({ type: 'outcome.checked' });
    await form.answer('findSaved', { rows: [stored] });
    expect(form.state()).toBe('saved');
  });

  it('is the user’s to tell when nobody knows what was there before', async () => {
    const form = openNew();
    form.type(filled);
    form.submit();
    await unlooked(form);
    form.send({ type: 'form.confirmed' });
    await unlooked(form);
    await form.refuse('saveRecord', lost);
    form.clock.increment(2000);
    await form.answer('findSaved', { rows: [stored] });
    expect(form.state()).toBe('choosing');
  });

  it('of an edit is compared with the record', async () => {
    for (const [address, state] of [
      ['شیراز', 'saved'],
      ['تهران', 'unsent'],
    ] as const) {
      const form = edit();
      form.type({ address: 'شیراز' });
      form.submit();
      await form.refuse('saveRecord', { _tag: 'Unreadable', where: 'body' });
      form.clock.increment(12_000);
      await form.answer('rereadRecord', { ...ali, address });
      expect(form.state()).toBe(state);
    }
  });

  it('of an allergy that was added is found beside one that another desk has noted', async () => {
    const form = edit({ ...ali, drug_allergies: 'آسپرین' });
    form.type({ drug_allergies: { tags: ['آسپرین', 'سولفا'], typed: '' } });
    form.submit();
    await form.refuse('saveRecord', { _tag: 'Unreadable', where: 'body' });
    form.clock.increment(12_000);
    await form.answer('rereadRecord', { ...ali, drug_allergies: 'آسپرین, پنی‌سیلین, سولفا' });
    expect(form.state()).toBe('saved');
  });
});

describe('a new patient who was searched for', () => {
  const named = (typed: string) => open({ passed: { named: typed } }).context().draft;

  it('begins with a national number or a phone where that was typed, and with no name', () => {
    for (const typed of ['۰۰۱۲۳۴۵۶۷۹', '001-234567-9', '001 234 5679'])
      expect(named(typed), typed).toMatchObject({ first_name: '', last_name: '', national_number: '0012345679', phone: '' });
    // With a control digit that does not fit it is one still, and no number in another country.
    expect(named('0012345678')).toMatchObject({ national_number: '0012345678', phone: '' });
    for (const typed of ['09121234567', '+98 912 123 4567', '۰۰۹۸۹۱۲۱۲۳۴۵۶۷', '9121234567', '912 123 4567'])
      expect(named(typed), typed).toMatchObject({ first_name: '', last_name: '', national_number: '', phone: '09121234567' });
  });

  it('begins with a name otherwise, for which a piece of a number is none', () => {
    expect(named('علی رضایی')).toMatchObject({ first_name: 'علی', last_name: 'رضایی' });
    for (const piece of ['0912', '001234567', '۰۰۶۱۲۳۴۵۶'])
      expect(named(piece), piece).toMatchObject({ first_name: '', last_name: '', national_number: '', phone: '' });
  });

  it('goes on in the form that has their number, and in one of their own beside anybody else’s', () => {
    const enters = (typed: string) => {
      const form = openNew();
      form.type({ ...filled, phone: '' });
      form.send({ type: 'screen.entered', params: {}, passed: { named: typed }, at: AT });
      return form.saidTypes().includes('route.go');
    };
    expect(['0012345679', 'علی  رضایی', '0499370899', '09121234567', '0912', 'علی'].map(enters)).toEqual([false, false, true, true, true, true]);
  });
});

describe('an edited patient', () => {
  it('is loaded when the screen before did not hand it over, or handed over another', async () => {
    for (const passed of [undefined, { patient: { ...ali, id: 8 } }]) {
      const form = open({ params: { id: '7' }, ...(passed ? { passed } : {}) });
      expect(form.calls('loadRecord')).toEqual([{ id: 7 }]);
      await form.answer('loadRecord', ali);
      expect(form.context().draft).toMatchObject({ first_name: 'علی', phone: '09121234567' });
    }
    expect(edit().calls('loadRecord')).toEqual([]);
  });

  it('is sent with its change only, without looking for twins that cannot be new', async () => {
    const form = edit();
    form.type({ address: 'شیراز' });
    form.submit();
    expect([form.calls('checkAlike'), form.calls('saveRecord')]).toEqual([[], [{ resource: 'patients', id: 7, payload: { address: 'شیراز' }, known: ali }]]);
    await form.answer('saveRecord', { ...ali, address: 'شیراز' });
    expect(form.notices()).toEqual(['patients.updated']);
  });

  it('makes no call when nothing changed', () => {
    const form = edit();
    form.type({ phone: '+98 912 123 4567' });
    form.submit();
    expect([form.state(), form.calls('saveRecord'), form.notices()]).toEqual(['saved', [], ['patients.unchanged']]);
    expect(form.saidTypes()).toContain('route.go');
  });

  it('says that it could not be loaded, tries again, and knows the way back', async () => {
    const form = open({ params: { id: '7' } });
    await form.refuse('loadRecord', { _tag: 'Offline' });
    expect([form.state(), form.context().failure]).toEqual(['notLoaded', { _tag: 'Offline' }]);
    form.send({ type: 'load.retried' });
    expect(form.state()).toBe('loading');
    form.send({ type: 'form.abandoned' });
    expect(form.said().at(-1)).toEqual({ type: 'route.back', fallback: '/patients' });
  });

  it('says that it is gone, and takes it out of the list', async () => {
    const loading = open({ params: { id: '7' } });
    await loading.refuse('loadRecord', rejected(404));
    const saving = edit();
    saving.type({ address: 'شیراز' });
    saving.submit();
    await saving.refuse('saveRecord', rejected(404));
    for (const form of [loading, saving]) expect(form.said()).toContainEqual({ type: 'row.removed', resource: 'patients', id: 7 });
    expect([loading.state(), saving.state()]).toEqual(['missing', 'failed']);
    expect(open({ params: { id: 'seven' } }).calls('loadRecord')).toEqual([{ id: 0 }]);
  });
});

describe('leaving the form', () => {
  it('ends it when nothing was typed', () => {
    for (const type of ['screen.left', 'form.abandoned']) {
      const form = openNew();
      form.send({ type });
      expect(form.state()).toBe('closed');
    }
  });

  it('asks before something typed is thrown away', () => {
    const form = openNew();
    form.type({ first_name: 'علی' });
    form.send({ type: 'form.abandoned' });
    expect(form.state()).toBe('leaving');
    form.send({ type: 'form.corrected' });
    expect([form.state(), form.context().draft.first_name]).toEqual(['editing', 'علی']);
    form.send({ type: 'form.abandoned' }, { type: 'form.discarded' });
    expect([form.state(), form.saidTypes().at(-1)]).toEqual(['closed', 'route.back']);
  });

  it('keeps what was typed, says so once, and shows it on return', () => {
    const form = openNew();
    form.type({ first_name: 'علی' });
    form.send({ type: 'screen.left' }, { type: 'screen.left' });
    expect([form.state(), form.notices()]).toEqual(['editing', ['patients.formKept']]);
    form.send({ type: 'screen.entered', at: AT + 1 });
    expect(form.context()).toMatchObject({ here: true, draft: { first_name: 'علی' } });
    expect(form.said().at(-1)).toEqual({ type: 'resource.want', resource: 'insurances', at: AT + 1 });
  });

  it('lets a save go on, and tells the user wherever they are how it ended', async () => {
    const saved = await saving();
    saved.send({ type: 'screen.left' });
    await saved.answer('saveRecord', { ...ali, id: 9 });
    expect([saved.notices(), saved.saidTypes()]).toEqual([['patients.created'], ['resource.want', 'row.saved', 'notice.show', 'rows.changed']]);

    const failed = await saving();
    failed.send({ type: 'screen.left' });
    await failed.refuse('saveRecord', { _tag: 'Offline' });
    expect([failed.state(), failed.notices(), failed.context().draft]).toEqual(['failed', ['patients.formWaiting'], expect.objectContaining(filled)]);
  });
});
