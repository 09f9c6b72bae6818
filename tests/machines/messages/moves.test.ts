import { describe, expect, test } from 'vitest';
import { messagesMigrations } from '../../../src/machines/messages/migrations.ts';
import {
  anew,
  begun,
  changed,
  hasMessage,
  type MessagesContext,
  obstacles,
  withNumber,
  withOpened,
  withPeople,
  withReady,
} from '../../../src/machines/messages/moves.ts';
import { LONGEST_TEXT } from '../../../src/schema/messages/message-text.ts';

const MARYAM = { patient: 7, name: 'مریم احمدی', phone: '+989121234567' };
const CHILD = { patient: 8, name: 'سارا احمدی', phone: '+989121234567' };
const led = (...moves: readonly ((context: MessagesContext) => Partial<MessagesContext>)[]): MessagesContext =>
  moves.reduce((context, move) => Object.assign(context, move(context)), begun({ at: 0 }));
const choose =
  (...people: Parameters<typeof withPeople>[1]) =>
  (context: MessagesContext) =>
    withPeople(context, people);
const type =
  (number: string) =>
  (context: MessagesContext): Partial<MessagesContext> => {
    const typed = { ...context, draft: { ...context.draft, number } };
    return { draft: typed.draft, ...withNumber(typed) };
  };
const write = (text: string) => (context: MessagesContext) => changed(context, { text });
const open = (context: MessagesContext) => withOpened(context, 1, 'sms');
const people = ({ rows }: MessagesContext) => rows.map(({ patient, name, phone }) => [patient, name, phone]);

describe('nobody is among the recipients twice', () => {
  test.each(['09121234567', '9121234567', '989121234567', '+98 912 123 4567'])('as a patient, whose number is typed as %s besides', (number) => {
    const context = led(choose(MARYAM), type(number));
    expect(people(context)).toEqual([[7, MARYAM.name, MARYAM.phone]]);
    expect(context.problems).toEqual([{ field: 'number', code: 'numberThere' }]);
    expect(context.draft.number).toBe(number);
  });

  test('as a number that was typed, and then as the patient who has it', () => {
    expect(people(led(type('9121234567'), choose(MARYAM)))).toEqual([[7, MARYAM.name, MARYAM.phone]]);
  });

  test('as a patient whose number became that of somebody there', () => {
    expect(people(led(choose({ ...MARYAM, phone: '' }), type('09121234567'), choose(MARYAM)))).toEqual([[7, MARYAM.name, MARYAM.phone]]);
  });

  test('but two patients may have one number between them', () => {
    expect(people(led(choose(MARYAM, CHILD)))).toHaveLength(2);
  });

  test('and who has no number is not somebody else without one', () => {
    expect(people(led(choose({ ...MARYAM, phone: '' }, { ...CHILD, phone: '' })))).toHaveLength(2);
  });
});

describe('a message that is begun from a file', () => {
  const patient = { id: 7, first_name: 'مریم', last_name: 'احمدی', phone: '+989121234567' };
  const ofMaryam = (): MessagesContext => begun({ at: 0, params: { patient: '7' }, passed: { patient } as never });

  test('is for whom the file is of, and nothing would be lost by leaving before something is written', () => {
    expect(people(ofMaryam())).toEqual([[7, MARYAM.name, MARYAM.phone]]);
    expect(hasMessage(ofMaryam())).toBe(false);
    expect(hasMessage({ ...ofMaryam(), ...write('سلام')(ofMaryam()) })).toBe(true);
    expect(hasMessage({ ...ofMaryam(), ...choose(CHILD)(ofMaryam()) })).toBe(true);
  });

  test('knows by its address alone whom it is for', () => {
    expect(people(begun({ at: 0, params: { patient: '7' } }))).toEqual([[7, '', '']]);
    expect(people(begun({ at: 0, params: { patient: 'x' } }))).toEqual([]);
  });

  test('stays for them when what was written is thrown away', () => {
    const written = { ...ofMaryam(), ...choose(CHILD)(ofMaryam()) };
    const after = anew({ ...written, ...write('سلام')(written) });
    expect([people(after), after.draft.text, hasMessage(after)]).toEqual([[[7, MARYAM.name, MARYAM.phone]], '', false]);
  });
});

describe('what was opened', () => {
  test('is said of the text that it was, and of a new one not', () => {
    const sent = led(choose(MARYAM), write('سلام'), open);
    expect(sent.rows[0]).toMatchObject({ opened: 'sms', earlier: null });
    expect({ ...sent, ...write('سلام!')(sent) }.rows[0]).toMatchObject({ opened: 'sms', earlier: true });
    expect({ ...sent, ...withReady(sent, { ready: 'closed', text: 'مطب تعطیل است.' }) }.rows[0]).toMatchObject({ opened: 'sms', earlier: true });
    expect({ ...sent, ...write('سلام')(sent) }.rows[0]).toMatchObject({ opened: 'sms', earlier: null });
  });

  test('went to the number of then, when the patient has another now', () => {
    const moved = led(choose(MARYAM), open, choose({ ...MARYAM, phone: '+989351234567' }));
    expect(moved.rows).toMatchObject([{ phone: '+989351234567', opened: 'sms', earlier: true }]);
  });
});

test('a number is kept as it is sent to, and one that is none stays in its field', () => {
  expect(people(led(type('۹۱۲ ۱۲۳ ۴۵۶۷')))).toEqual([[null, '', '+989121234567']]);
  const refused = led(type('0912'));
  expect([refused.rows, refused.problems, refused.draft.number]).toEqual([[], [{ field: 'number', code: 'numberInvalid' }], '0912']);
});

test('a text too long for an address is said to be, and stays whole', () => {
  const text = 'س'.repeat(LONGEST_TEXT + 1);
  const context = led(choose(MARYAM), write(text));
  expect([obstacles(context), context.draft.text]).toEqual([[{ field: 'text', code: 'textLong' }], text]);
  expect(obstacles(led(choose(MARYAM), write(text.slice(1))))).toEqual([]);
});

test('a message of the first version is gone on with as one whose text did not change', () => {
  const row = { key: 1, patient: 7, name: '', phone: '', opened: 'sms' };
  const kept = messagesMigrations[1]?.({ status: 'active', context: { rows: [row], removed: { row: { ...row, key: 2 }, index: 0 } } });
  expect(kept?.context).toEqual({ rows: [{ ...row, earlier: null }], removed: { row: { ...row, key: 2, earlier: null }, index: 0 } });
});

test('a message of the second version, which no address leads to, is kept to be read', () => {
  expect(() => messagesMigrations[2]?.({ status: 'active', context: { rows: [], removed: null } })).toThrow('which no address leads to');
  // One at a patient's address is of today: a release kept it without its version.
  const today = { status: 'active', context: { rows: [], removed: null, params: { patient: '7' } } };
  expect(messagesMigrations[2]?.(today)).toBe(today);
});
