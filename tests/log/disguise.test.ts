import { describe, expect, test } from 'vitest';
import { type Actor, type AnyStateMachine, assign, createActor, sendParent, setup } from 'xstate';
import { disguiseSession } from '../../src/effects/log/report/disguise.ts';
import { liveCheckpoint } from '../../src/machines/fold/live.ts';
import { messagesMachine } from '../../src/machines/messages/messages.ts';
import { outlineOf } from '../../src/machines/viewer/outline.ts';
import { windTape } from '../../src/machines/viewer/tape.ts';
import { appWorkflow } from '../../src/schema/app/workflow.ts';
import { instant, plain, text } from '../../src/schema/kit/shape.ts';
import { workflow } from '../../src/schema/kit/workflow.ts';
import { type Descriptions, descriptionsOf } from '../../src/schema/log/codec.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { LOG_FORMAT, type LogRecord, type SessionHeader } from '../../src/schema/log/record.ts';
import { REPORT_FORMAT, type ReportPart } from '../../src/schema/log/report.ts';
import { BLANKS } from '../../src/schema/messages/message-text.ts';
import { messagesWorkflow } from '../../src/schema/messages/workflow.ts';
import { readyTexts } from '../../src/views/messages/ready-texts.ts';
import { createWorld, holding } from '../fold/sample/world.ts';

/** A form that tells its parent how long a name is, which a disguise keeps, and its last letter, which it does not. */
const formWorkflow = workflow({ name: 'form', version: 1, input: {}, events: { 'name.typed': { name: text() }, 'name.told': { as: plain() } }, ports: {} });
const rootWorkflow = workflow({
  name: 'root',
  version: 1,
  input: {},
  events: { 'length.heard': { length: plain() }, 'end.heard': { end: text() } },
  ports: {},
});

const form = setup({ types: { context: {} as { readonly name: string } } }).createMachine({
  id: 'form',
  context: { name: '' },
  on: {
    'name.typed': { actions: assign({ name: ({ event }) => event.name as string }) },
    'name.told': {
      actions: sendParent(({ context: { name }, event }) =>
        event.as === 'length' ? { type: 'length.heard', length: String(name.length) } : { type: 'end.heard', end: name.slice(-1) },
      ),
    },
  },
});
const root = setup({ actors: { form } }).createMachine({ id: 'root', invoke: { id: 'form', src: 'form' } }) as unknown as AnyStateMachine;

const descriptions = descriptionsOf([formWorkflow, rootWorkflow]);
const key = { bytes: Uint8Array.from({ length: 32 }, (_, index) => index * 3), weeks: -30 };
const header: SessionHeader = { format: LOG_FORMAT, sid: 'one', t0: Date.parse('2026-03-01T08:00:00Z'), appVersion: '1', bundle: 'this', root: 'root' };

type Events = readonly { readonly type: string; readonly [field: string]: unknown }[];
/** A program whose child was told these events: what was recorded, and where the child stands. */
const lived = (program: AnyStateMachine, vocabulary: Descriptions, input: object, events: Events) => {
  const world = createWorld({ bodies: createBodies(createReading), t0: header.t0, rootId: 'root', program: () => program, vocabulary, input });
  const { form: child } = world.actor.getSnapshot().children as unknown as Record<'form', Actor<AnyStateMachine>>;
  for (const event of events) child.send(event);
  world.collect();
  expect(world.refused).toEqual([]);
  return { records: world.records, value: child.getSnapshot().value as unknown };
};
const recorded = (...events: Events): readonly LogRecord[] => lived(root, descriptions, {}, events).records;

const disguisedIn = async (program: AnyStateMachine, vocabulary: Descriptions, records: readonly LogRecord[]): Promise<ReportPart> =>
  (await disguiseSession(program, vocabulary, { header, base: null, maskedBase: null, records, bodies: createBodies(createReading) }, { key })).part;
const disguised = (records: readonly LogRecord[]) => disguisedIn(root, descriptions, records);

const outlined = (part: ReportPart) => {
  const winding = windTape({ kind: 'matab.report', format: REPORT_FORMAT, parts: [part], bodies: {} }, root);
  while (winding.wind(100));
  return outlineOf(winding.tape(), 'this');
};

const named = { type: 'name.typed', name: 'مریم سارا' };
const told = (as: string) => ({ type: 'name.told', as });

describe('a session that is disguised', () => {
  test('agrees with itself where what is said does not depend on what is hidden', async () => {
    const part = await disguised(recorded(named, told('length')));
    expect(part.differs).toBeNull();
    expect(outlined(part)).toMatchObject({ divergences: [] });
  });

  test('says from where on its messages are not those that follow, and shows none of it as a fault of the program', async () => {
    const records = recorded(named, told('length'), told('end'));
    const part = await disguised(records);
    expect(part.differs).toBe(records.find(({ e }) => (e as { readonly type?: string }).type === 'end.heard')?.s);
    expect(outlined(part)).toMatchObject({ divergences: [], parts: [{ differs: records.length - 1 }] });
  });

  test('keeps back what was said where nothing says how to disguise it, and tells the rest', async () => {
    const records = recorded(named, told('length'));
    const session = { header, base: null, maskedBase: null, records, bodies: createBodies(createReading) };
    const { part } = await disguiseSession(root, descriptionsOf([rootWorkflow]), session, { key });
    expect(part.records.map(({ s, k }) => [s, k])).toEqual(records.map(({ s, a, k }) => [s, a === 'root/form' && k !== 'init' ? 'refused' : k]));
    expect(JSON.stringify(part)).not.toMatch(/مریم|سارا/);
    expect(part.records.filter(({ a }) => a === 'root').map(({ e }) => (e as { readonly type?: string }).type)).toEqual([undefined, 'length.heard']);
  });

  test('has nothing in it by which the journal of the device can be read, nor whose it is, nor when that was', async () => {
    const whole = {
      ...header,
      tail: 'ab'.repeat(32),
      owner: 'of somebody',
      seen: header.t0 + 5,
      day: 3,
      closed: header.t0 + 9,
      from: { sid: 'zero', week: '2026-W08' },
    };
    const session = { header: whole, base: null, maskedBase: null, records: recorded(named), bodies: createBodies(createReading) };
    const { part } = await disguiseSession(root, descriptions, session, { key });
    expect(Object.keys(part.header).toSorted()).toEqual(['appVersion', 'bundle', 'format', 'root', 'sid', 't0']);
  });

  test('still shows what does not follow in the program itself', async () => {
    const records = recorded(named, told('length')).map((record) =>
      (record.e as { readonly type?: string } | undefined)?.type === 'length.heard' ? { ...record, e: { type: 'length.heard', length: '3' } } : record,
    );
    const part = await disguised(records);
    expect(part.differs).toBeNull();
    expect(outlined(part).divergences).toEqual([records.length - 1]);
  });
});

/** A program that stands in a state of a name, and where it stands. */
const standing = (state: string) => {
  const child = setup({}).createMachine({ id: 'form', initial: state, states: { [state]: {} } });
  return setup({ actors: { form: child } }).createMachine({ id: 'root', invoke: { id: 'form', src: 'form' } }) as unknown as AnyStateMachine;
};
const placeOf = (program: AnyStateMachine) => {
  const actor = createActor(program, { id: 'root' }).start();
  return liveCheckpoint(actor, { s: 5, t: 5, t0: header.t0, since: () => 0, print: () => null });
};

test('a session that began in states which the program of today no longer has is told, and not folded', async () => {
  const base = placeOf(standing('editing'));
  const session = { header, base, maskedBase: base, records: recorded(named), bodies: createBodies(createReading) };
  const folded = await disguiseSession(standing('editing'), descriptions, { ...session, records: [] }, { key });
  expect([folded.part.base, folded.end]).toEqual([base, expect.anything()]);
  const { part, end } = await disguiseSession(standing('writing'), descriptions, session, { key });
  expect([part.base, end, part.records.length]).toEqual([undefined, null, session.records.length]);
  expect(JSON.stringify(part)).not.toMatch(/مریم|سارا/);
});

/** The messages under a parent that hears of them what the program does. */
const desk = setup({
  types: { context: {} as { readonly at: number }, input: {} as { readonly at: number } },
  actors: { form: holding(messagesMachine, messagesWorkflow, [], () => Promise.resolve()) },
}).createMachine({
  id: 'desk',
  context: ({ input: { at } }) => ({ at }),
  invoke: { id: 'form', src: 'form', input: ({ context: { at } }) => ({ params: {}, at }) },
}) as unknown as AnyStateMachine;
const spoken = descriptionsOf([messagesWorkflow, workflow({ ...appWorkflow, name: 'desk', input: { at: instant() } })]);

/** Where somebody stands at the messages in the end, and from where on a session of theirs goes another way in disguise. */
const atMessages = async (...events: Events) => {
  const { records, value } = lived(desk, spoken, { at: header.t0 }, events);
  return { value, differs: (await disguisedIn(desk, spoken, records)).differs };
};

describe('a message that is disguised', () => {
  const chosen = { type: 'recipients.chosen', recipients: [{ patient: 7, name: 'مریم احمدی', phone: '+989121234567' }] };

  test.each(Object.values(BLANKS))('is not sent either with a %s that is still to be filled in', async (blank) => {
    const { key: ready, text: says } = readyTexts.find(({ text: says }) => says.includes(blank)) as (typeof readyTexts)[number];
    const shared = (words: string) => ({ type: 'message.shared', key: 1, text: words });
    const filled = says.replace(/\[[^\]]*\]/g, 'شنبه');
    const tried = [chosen, { type: 'ready.chosen', ready, text: says }, shared(says)];
    expect(await atMessages(...tried)).toEqual({ value: 'composing', differs: null });
    expect(await atMessages(...tried, { type: 'draft.changed', change: { text: filled } }, shared(filled))).toEqual({ value: 'sharing', differs: null });
  });

  test.each(['989121234567', '98912 123 4567', '۹۸ (۹۱۲) ۱۲۳-۴۵۶۷', '9809121234567', '+98 912 123 4567', '9121234567'])(
    'is for the number %s, however it was typed',
    async (typed) => {
      const number = [{ type: 'draft.changed', change: { text: 'سلام', number: typed } }, { type: 'number.added' }];
      const sharing = { type: 'message.shared', key: 1, text: 'سلام' };
      expect(await atMessages(...number, sharing)).toEqual({ value: 'sharing', differs: null });
    },
  );
});
