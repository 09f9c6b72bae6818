import { describe, expect, it } from 'vitest';
import { patientProfileMachine } from '../../../src/machines/patients/profile.ts';
import { stage } from '../stage.ts';

const AT = 1_795_000_000_000;
const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const surgery = { id: 31, patient: 7, procedure_type: 2, tooth_number: '16', total_cost: 4_000_000, lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 };
const finances = { debt: 1_000_000, total_cost: 4_000_000, total_payments: 3_000_000 };

const open = (input: object = {}) => {
  const profile = stage(patientProfileMachine, ['loadPatient', 'loadFinances', 'printPage'], { params: { id: '7' }, at: AT, ...input });
  return { ...profile, part: (name: string) => profile.snapshot().value.open?.[name], known: () => profile.snapshot().context.parts };
};

describe('a patient’s file', () => {
  it('asks for the person, the finances and the lists it is made of', async () => {
    const profile = open();
    expect(profile.said().map(({ resource, of }) => [resource, of?.id])).toEqual([
      ['surgeries', 7],
      ['procedureTypes', undefined],
      ['insurances', undefined],
    ]);
    expect([profile.calls('loadPatient'), profile.calls('loadFinances')]).toEqual([[{ id: 7 }], [{ id: 7 }]]);
    await profile.answer('loadPatient', patient);
    await profile.answer('loadFinances', finances);
    expect(profile.known()).toMatchObject({ patient: { value: patient, failure: null }, finances: { value: finances, failure: null } });
  });

  it('shows at once what it was handed, and reads it again behind', async () => {
    const profile = open({ passed: { patient } });
    expect([profile.part('patient'), profile.known().patient.value]).toEqual(['refreshing', patient]);
    await profile.refuse('loadPatient', { _tag: 'Offline' });
    expect([profile.part('patient'), profile.known().patient]).toEqual(['ready', { value: patient, failure: { _tag: 'Offline' }, handed: true }]);
    expect(open({ passed: { patient: { ...patient, id: 8 } } }).known().patient.value).toBeNull();
  });

  it('knows a file that was read before somebody came again as one that nobody has read yet', async () => {
    const profile = open();
    await profile.answer('loadPatient', patient);
    profile.send({ type: 'screen.entered', at: AT + 30_000, query: {} });
    expect(profile.known().patient.handed).toBeUndefined();
    profile.send({ type: 'screen.entered', at: AT + 86_400_000, query: {} });
    expect(profile.known().patient).toMatchObject({ value: patient, handed: true });
    await profile.answer('loadPatient', patient);
    expect(profile.known().patient.handed).toBeUndefined();
  });

  it('fails part by part, each with its own way on', async () => {
    const profile = open();
    await profile.refuse('loadPatient', { _tag: 'Timeout' });
    await profile.answer('loadFinances', finances);
    expect([profile.part('patient'), profile.part('finances')]).toEqual(['failed', 'ready']);
    profile.send({ type: 'part.retried', part: 'patient', at: AT });
    await profile.answer('loadPatient', patient);
    expect(profile.part('patient')).toBe('ready');
    profile.send({ type: 'rows.changed', resource: 'surgeries' });
    await profile.refuse('loadFinances', { _tag: 'Timeout' });
    // The sums that were there stay in sight, and are said to be old.
    expect([profile.part('finances'), profile.known().finances]).toEqual(['ready', { value: finances, failure: { _tag: 'Timeout' }, outdated: true }]);
    profile.send({ type: 'part.retried', part: 'finances', at: AT });
    await profile.answer('loadFinances', finances);
    expect([profile.part('finances'), profile.known().finances]).toEqual(['ready', { value: finances, failure: null, outdated: false }]);
  });

  it('says that the patient is gone, takes them out of the list, and leads back to it', async () => {
    const profile = open({ passed: { patient } });
    await profile.refuse('loadPatient', { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} });
    expect(profile.part('patient')).toBe('missing');
    profile.send({ type: 'screen.closed' });
    expect(profile.said().slice(-2)).toEqual([
      { type: 'row.removed', resource: 'patients', id: 7 },
      { type: 'route.go', to: '/patients', replace: false },
    ]);
  });

  it('adds up again when a treatment or a payment was removed, and asks nothing for other changes', async () => {
    const profile = open();
    await profile.answer('loadFinances', finances);
    profile.send({ type: 'rows.changed', resource: 'clinics' });
    expect(profile.calls('loadFinances').length).toBe(1);
    for (const resource of ['surgeries', 'incomes']) profile.send({ type: 'rows.changed', resource });
    expect(profile.calls('loadFinances').length).toBe(3);
  });

  it('is read anew for whoever looks at it again: shows what it knew until then, and is edited as it is now', async () => {
    const profile = open({ passed: { patient } });
    const asked = () => ['patients', 'surgeries'].filter((resource) => profile.snapshot().hasTag(resource));
    const look = () => profile.send(...asked().map((resource) => ({ type: 'rows.changed', resource, perhaps: true })));
    // What is on its way is not asked for twice.
    look();
    expect([profile.calls('loadPatient').length, profile.calls('loadFinances').length]).toEqual([1, 1]);
    await profile.answer('loadPatient', patient);
    await profile.answer('loadFinances', finances);
    look();
    look();
    expect([profile.calls('loadPatient').length, profile.calls('loadFinances').length]).toEqual([2, 2]);
    expect([profile.part('patient'), profile.known().patient.value, profile.known().finances.value]).toEqual(['refreshing', patient, finances]);
    // What is being read may be old already: the form reads it for itself.
    profile.send({ type: 'owner.edit' });
    expect(profile.said().at(-1)).toEqual({ type: 'route.go', to: '/edit-patient/7', replace: false, passed: {} });
    const allergic = { ...patient, drug_allergies: 'پنی‌سیلین' };
    await profile.answer('loadPatient', allergic);
    await profile.refuse('loadFinances', { _tag: 'Offline' });
    expect(profile.known().finances).toEqual({ value: finances, failure: { _tag: 'Offline' }, outdated: false });
    profile.send({ type: 'owner.edit' });
    expect(profile.said().at(-1)).toMatchObject({ to: '/edit-patient/7', passed: { patient: allergic } });
  });

  it('edits and removes a treatment, and edits the patient, also as last known where reading fails', async () => {
    const profile = open({ passed: { patient } });
    await profile.refuse('loadPatient', { _tag: 'Offline' });
    profile.send({ type: 'row.edit', row: surgery }, { type: 'row.remove', id: 31, label: 'ترمیم، دندان ۱۶' }, { type: 'owner.edit' });
    expect(profile.said().slice(-3)).toEqual([
      { type: 'route.go', to: '/new-treatment/31', replace: false, passed: { surgery } },
      { type: 'removal.ask', resource: 'surgeries', id: 31, label: 'ترمیم، دندان ۱۶' },
      { type: 'route.go', to: '/edit-patient/7', replace: false, passed: { patient } },
    ]);
  });

  it('ends when it is left, and asks for all of it anew on a second visit', () => {
    const profile = open({ passed: { patient } });
    profile.send({ type: 'screen.entered', at: AT + 1 });
    expect([profile.calls('loadPatient').length, profile.calls('loadFinances').length]).toEqual([2, 2]);
    expect(
      profile
        .said()
        .filter(({ type }) => type === 'resource.want')
        .at(-1),
    ).toMatchObject({ at: AT + 1 });
    profile.send({ type: 'screen.left' });
    expect(profile.state()).toBe('ended');
  });
});
