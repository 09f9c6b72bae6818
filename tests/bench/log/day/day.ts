import { actorAt } from '../../../../src/machines/fold/restore.ts';
import type { Patient } from '../../../../src/schema/patients/patient.ts';
import { type Chance, chanceOf } from '../../../fold/product/values.ts';
import type { World } from '../../../fold/sample/world.ts';
import type { Provider } from './provider.ts';

/** Lets time pass, in milliseconds; what is due happens. */
export type Wait = (millis: number) => Promise<void>;

type Telling = { readonly send: (event: unknown) => void };

const VISITS = 60;
const TREATMENTS = 150;
const PAYMENTS = 80;
const MINUTE = 60_000;
/** From one patient to the next: eleven hours in all. */
const VISIT = 11 * MINUTE;
const ANSWERS = 220;
const COMPLAINTS = ['درد شبانه دندان', 'حساسیت به سرما', 'شکستگی لبه دندان', 'خونریزی لثه', 'لقی روکش'];
const NOTES = ['بیمار برای جلسه بعد نوبت گرفت', 'عکس پیش از درمان گرفته شد'];

/** How many of `total` fall to the turn `index` of `turns`. */
const share = (total: number, turns: number, index: number): number => Math.floor(((index + 1) * total) / turns) - Math.floor((index * total) / turns);

/** One dentist's hands and the line to the provider. */
const handsOf = (world: World, provider: Provider, wait: Wait, chance: Chance) => {
  const settle = async (): Promise<void> => {
    for (await wait(0); world.calls.length > 0; await wait(1)) {
      await wait(ANSWERS + chance(200));
      for (const call of world.calls.splice(0)) provider.answer(call);
    }
  };
  const say = (path: string, event: object): void => {
    const actor = actorAt(world.actor, path);
    if (actor === undefined) throw new Error(`Nobody at ${path}.`);
    (actor as unknown as Telling).send(event);
  };
  return {
    say,
    settle,
    go: async (to: string, passed: object = {}): Promise<void> => {
      say('app', { type: 'route.arrived', path: to, passed, at: Date.now() });
      await settle();
    },
    /** A text key by key. */
    type: async (path: string, text: string, event: (typed: string) => object): Promise<void> => {
      for (let length = 1; length <= text.length; length += 1) {
        say(path, event(text.slice(0, length)));
        await wait(90 + chance(160));
      }
    },
    pause: (millis: number) => wait(millis + chance(millis)),
  };
};

type Hands = ReturnType<typeof handsOf>;

const LIST = 'app/patientList';
const find = async ({ say, settle, go, type, pause }: Hands, { id, last_name }: Patient, patient: Patient): Promise<void> => {
  await go('/patients');
  await pause(900);
  await type(LIST, (last_name ?? '').slice(0, 6), (value) => ({ type: 'query.typed', value }));
  await pause(1500);
  say(LIST, { type: 'row.opened', row: patient });
  await settle();
  await go(`/patient/${id}`, { patient });
  await pause(6000);
};

const TREATING = 'app/newTreatments:new';

const treat = async (hands: Hands, patient: Patient, count: number, { rows }: Provider, chance: Chance): Promise<void> => {
  const { say, settle, go, type, pause } = hands;
  const change = (made: object) => say(TREATING, { type: 'draft.changed', change: made });
  await go('/new-treatment', { patient });
  for (let row = 0; row < count; row += 1) {
    const service = rows.procedureTypes[chance(rows.procedureTypes.length)];
    const clinic = rows.clinics[1];
    await pause(3000);
    change({ procedure_type: { id: service?.id, name: service?.name, price: service?.price } });
    await pause(1200);
    change({ quadrant: 1 + chance(4), tooth_number: 1 + chance(8) });
    await pause(900);
    change({ clinic: { id: clinic?.id, name: clinic?.name, personal: clinic?.is_personal } });
    const text = (field: string, from: readonly string[]) =>
      type(TREATING, from[chance(from.length)] ?? '', (typed) => ({ type: 'draft.changed', change: { [field]: typed } }));
    if (chance(2) === 0) await text('main_complain', COMPLAINTS);
    if (chance(5) === 0) await text('description', NOTES);
    await pause(1000);
    say(TREATING, { type: 'row.added', at: Date.now(), facts: { patient: true, procedure_type: true, clinic: true, personal: false, contract: 2 } });
  }
  await pause(1000);
  say(TREATING, { type: 'list.submitted', at: Date.now(), facts: {} });
  await settle();
  await go(`/patient/${patient.id}`);
  await pause(4000);
};

const PAYING = 'app/newPayments:new';

const pay = async (hands: Hands, patient: Patient, count: number, chance: Chance): Promise<void> => {
  const { say, settle, go, type, pause } = hands;
  const change = (made: object) => say(PAYING, { type: 'draft.changed', change: made });
  await go('/new-payment', { payment: { payer: { kind: 'patient', id: patient.id, name: `${patient.first_name} ${patient.last_name}` } } });
  for (let row = 0; row < count; row += 1) {
    await type(PAYING, String((1 + chance(90)) * 50_000), (amount) => ({ type: 'draft.changed', change: { amount } }));
    change({ payment_method: 1 + chance(5) });
    await pause(700);
    if (chance(2) === 0) {
      await type(PAYING, String(100_000 + chance(900_000)), (typed) => ({ type: 'draft.changed', change: { transaction_number: typed } }));
    }
    say(PAYING, { type: 'row.added', at: Date.now(), facts: { payer: true } });
    await pause(800);
  }
  say(PAYING, { type: 'list.submitted', at: Date.now(), facts: { payer: true } });
  await settle();
  await go(`/patient/${patient.id}/payments`);
  await pause(3000);
};

/** A full day's work: 60 patients are looked for and opened, 150 treatments and 80 payments staged and sent, lists read again after them. */
export const liveDay = async (world: World, provider: Provider, wait: Wait): Promise<void> => {
  const chance = chanceOf(1405);
  const hands = handsOf(world, provider, wait, chance);
  await hands.settle();
  await hands.go('/');
  for (let visit = 0; visit < VISITS; visit += 1) {
    const begun = Date.now();
    const patient = provider.rows.patients[chance(provider.rows.patients.length)] as Patient;
    await find(hands, patient, patient);
    const treatments = share(TREATMENTS, VISITS, visit);
    if (treatments > 0) await treat(hands, patient, treatments, provider, chance);
    const payments = share(PAYMENTS, VISITS, visit);
    if (payments > 0) await pay(hands, patient, payments, chance);
    // The clock of the program, as long as somebody looks.
    while (Date.now() < begun + VISIT) {
      await wait(MINUTE);
      hands.say('app', { type: 'clock.ticked', at: Date.now() });
    }
    await hands.settle();
  }
};
