import path from 'node:path';
import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import manifest from '../../../package.json' with { type: 'json' };
import { assembleReport } from '../../../src/effects/log/report/report.ts';
import { actorAt } from '../../../src/machines/fold/restore.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { hasValidControlDigit } from '../../../src/schema/kit/national-number.ts';
import { createBodies } from '../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../src/schema/log/lists/reading.ts';
import { LOG_FORMAT, type SessionHeader } from '../../../src/schema/log/record.ts';
import type { Report } from '../../../src/schema/log/report.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { bundleHash } from '../../../tools/bundle.ts';
import { productDescriptions, productProgram } from '../product/program.ts';
import { createWorld, type World } from '../sample/world.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const T0 = Date.parse('2026-03-01T08:00:00Z');
const FIRST = ['علیرضا', 'زهرا', 'محمدحسین', 'فاطمه', 'پرستو', 'کیوان', 'شهرزاد', 'بهرام', 'گلناز', 'داریوش'];
const LAST = ['رضایی‌نژاد', 'کریمخانی', 'نوروزیان', 'صادقی‌پور', 'مظفرالدینی'];

const nationalNumber = (index: number): string => {
  const head = String(100_200_300 + index * 7_654_321).slice(0, 9);
  return [...'0123456789'].map((digit) => head + digit).find(hasValidControlDigit) ?? '';
};

/** Fifty people who do not exist. */
const patients: readonly Patient[] = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  first_name: FIRST[index % FIRST.length] ?? '',
  last_name: LAST[Math.floor(index / FIRST.length)] ?? '',
  national_number: nationalNumber(index),
  gender: 1 + (index % 2),
  phone: `+98912${String(3_456_789 + index * 4321).slice(0, 7)}`,
  birth_date: `19${60 + (index % 35)}-0${1 + (index % 9)}-1${index % 10}`,
  insurance: null,
  address: `خیابان شهید بهشتی، کوچه گلستان ${index + 11}، پلاک ${index * 3 + 101}`,
  underlying_diseases: index % 3 === 0 ? 'فشار خون بالا' : '',
  current_medications: index % 4 === 0 ? 'لوزارتان' : '',
  drug_allergies: index % 5 === 0 ? 'پنی‌سیلین' : '',
}));

const user = { username: 'nikfarjam', dentist: { id: 1, first_name: 'سودابه', last_name: 'نیک‌فرجام' } };
const newcomer = {
  ...patients[0],
  id: 51,
  first_name: 'منوچهر',
  last_name: 'اسفندیاری',
  national_number: nationalNumber(77),
  phone: '+989351112233',
  address: 'بلوار کشاورز',
};

/** What must not be found in a report of the session: every name, number, phone, address and free text in it. */
export const personal: readonly string[] = [
  ...[...patients, newcomer].flatMap(({ first_name, last_name, national_number, phone, address }) => [
    first_name ?? '',
    last_name ?? '',
    national_number ?? '',
    (phone ?? '').slice(3),
    address ?? '',
  ]),
  ...['nikfarjam', 'سودابه', 'نیک‌فرجام', 'فشار خون', 'لوزارتان', 'پنی‌سیلین', 'بهشتی', 'گلستان', 'کشاورز'],
];

type Telling = { readonly send: (event: unknown) => void };

const turn = (millis = 0) => vi.advanceTimersByTimeAsync(millis);

/** How the held calls of a session are answered, in the order in which they were made. */
export const answering = (world: World) => {
  const next = (port: string) => {
    const index = world.calls.findIndex((call) => `${call.workflow}.${call.port}` === port);
    if (index < 0) throw new Error(`Nobody asked ${port}: ${world.calls.map((call) => `${call.workflow}.${call.port}`).join(', ')}`);
    return world.calls.splice(index, 1)[0];
  };
  return {
    answer: async (port: string, output: unknown) => {
      await turn(180);
      next(port)?.resolve(output);
      await turn();
    },
    refuse: async (port: string, failure: Failure) => {
      await turn(420);
      next(port)?.reject(failure);
      await turn();
    },
  };
};

export const say = (world: World, path: string, event: object): void => {
  const actor: AnyActorRef | undefined = actorAt(world.actor, path);
  if (actor === undefined) throw new Error(`Nobody at ${path}`);
  (actor as unknown as Telling).send(event);
};

const typing = async (world: World, path: string, text: string, event: (typed: string) => object): Promise<void> => {
  for (let length = 1; length <= text.length; length += 1) {
    say(world, path, event(text.slice(0, length)));
    await turn(90);
  }
};

export const go = async (world: World, to: string): Promise<void> => {
  say(world, 'app', { type: 'route.arrived', path: to, at: Date.now() });
  await turn(700);
};

/** A dentist signs in at the second try, looks for a patient, adds one, and is told no once and nothing once. */
const live = async (world: World): Promise<void> => {
  const { answer, refuse } = answering(world);
  await go(world, '/login');
  await typing(world, 'app/session', user.username, (value) => ({ type: 'username.typed', value }));
  say(world, 'app/session', { type: 'secret.filled', field: 'password', filled: true });
  await turn(900);
  say(world, 'app/session', { type: 'login.submitted' });
  await refuse('session.signIn', { _tag: 'Rejected', status: 400, general: [], fields: {} });
  await turn(3000);
  say(world, 'app/session', { type: 'login.submitted' });
  await answer('session.signIn', { user });
  await answer('session.loadUser', user);
  await answer('session.loadPicture', { url: null });
  await go(world, '/');
  await go(world, '/patients');
  await answer('resource:patients.loadRows', { rows: patients, unreadable: 0 });
  await answer('resource:insurances.loadRows', { rows: [], unreadable: 0 });
  await typing(world, 'app/patientList', LAST[0]?.slice(0, 4) ?? '', (value) => ({ type: 'query.typed', value }));
  await turn(25_000);
  await go(world, '/new-patient');
  const form = 'app/patientForm:new';
  const change = (field: string) => (value: string) => ({ type: 'draft.changed', change: { [field]: value } });
  await typing(world, form, newcomer.first_name, change('first_name'));
  await typing(world, form, newcomer.last_name, change('last_name'));
  say(world, form, { type: 'form.submitted', at: Date.now() });
  await turn(2000);
  await typing(world, form, newcomer.national_number ?? '', change('national_number'));
  await typing(world, form, '09351112233', change('phone'));
  await typing(world, form, newcomer.address, change('address'));
  say(world, form, { type: 'draft.changed', change: { birth_date: { typed: '1369/02/24', day: '1990-05-14' } } });
  await turn(1200);
  say(world, form, { type: 'form.submitted', at: Date.now() });
  await answer('patientForm.findAlike', { rows: [] });
  await refuse('patientForm.saveRecord', { _tag: 'Timeout' });
  // The answer was lost: after a while it is looked up whether the patient is there, and the person decides.
  await turn(30_000);
  await answer('patientForm.findAlike', { rows: [] });
  await turn(4000);
  say(world, form, { type: 'outcome.resent' });
  await answer('patientForm.saveRecord', newcomer);
  await go(world, '/patients');
};

/** Records a session with the product's own machines, from the first screen on. */
const recordSession = async (
  lived: (world: World) => Promise<void>,
): Promise<{ readonly world: World; readonly header: SessionHeader; readonly bodies: ReturnType<typeof createBodies> }> => {
  const bodies = createBodies(createReading);
  const world = createWorld({
    bodies,
    t0: T0,
    rootId: 'app',
    program: productProgram,
    vocabulary: productDescriptions,
    input: { hasToken: false, path: '/login', at: T0, theme: null },
  });
  await lived(world);
  world.collect();
  for (const [name, text] of bodies.take()) bodies.add(name, text);
  const header = { format: LOG_FORMAT, sid: 'golden', t0: T0, appVersion: manifest.version, bundle: bundleHash(root), root: 'app' };
  return { world, header, bodies };
};

/** A session as it is in the file that a user sends; unless given, that of a patient who is saved at the second try. */
export const reportedSession = async (lived = live): Promise<Report> => {
  const { world, header, bodies } = await recordSession(lived);
  const session = { header, base: null, maskedBase: null, records: world.records, bodies };
  return assembleReport(productProgram([]), productDescriptions, [{ session, base: null }], { now: Date.now(), breathe: () => undefined });
};
