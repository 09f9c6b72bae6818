import { describe, expect, it } from 'vitest';
import { messagesMachine } from '../../../src/machines/messages/messages.ts';
import { stage } from '../stage.ts';

const MARYAM = { patient: 7, name: 'مریم احمدی', phone: '+989121234567' };
const ALI = { patient: 8, name: 'علی احمدی', phone: '+989351234567' };
const choose = (...recipients: readonly object[]) => ({ type: 'recipients.chosen', recipients });
const write = (text: string) => ({ type: 'draft.changed', change: { text } });
const opened = (key: number) => ({ type: 'message.opened', key, by: 'sms' });
const LEFT = { type: 'screen.left' };
const BACK = { type: 'list.abandoned' };

const READY = { type: 'ready.chosen', ready: 'closed', text: 'مطب فردا بسته است.' };

/** A message to two people, as far as it came. */
const told = (text: { readonly type: string }, ...events: readonly { readonly type: string }[]) => {
  const staged = stage(messagesMachine, ['shareText'], { params: {}, at: 0 });
  staged.send(choose(MARYAM, ALI), text, ...events);
  return { ...staged, isOver: () => (staged.snapshot()?.status ?? 'done') === 'done' };
};
const kept = ({ said }: ReturnType<typeof told>) => said().some((event) => JSON.stringify(event).includes('messages.kept'));
const OWN = write('مطب فردا بسته است.');
const FOR_ALL = [opened(1), opened(2)];

describe('a message that was opened for everybody', () => {
  it('is through: whoever leaves it leaves nothing behind, and is asked nothing on the way back', () => {
    const left = told(READY, ...FOR_ALL, LEFT);
    expect([left.isOver(), kept(left)]).toEqual([true, false]);
    const asked = told(READY, ...FOR_ALL, { type: 'list.emptied' }, LEFT);
    expect([asked.isOver(), kept(asked)]).toEqual([true, false]);
    for (const text of [READY, OWN]) {
      const back = told(text, ...FOR_ALL, BACK);
      expect([back.isOver(), back.said().at(-1)]).toEqual([true, { type: 'route.back', fallback: '/' }]);
    }
  });

  it('in words of one’s own stays with whoever goes elsewhere to look after the number', () => {
    for (const ways of [[], [{ type: 'list.emptied' }]]) {
      const left = told(OWN, ...FOR_ALL, ...ways, LEFT);
      expect([left.state(), kept(left)]).toEqual(['composing', true]);
      expect(left.snapshot()?.context).toMatchObject({ draft: OWN.change });
    }
  });

  it('can still be thrown away on the page, for the next one', () => {
    expect(told(READY, ...FOR_ALL, { type: 'list.emptied' }).state()).toBe('emptying');
  });
});

describe('a message is unfinished', () => {
  it.each([
    ['that was opened for one of two', [opened(1)]],
    ['that was opened for nobody', []],
    ['whose text was changed after it was opened', [opened(1), opened(2), write('مطب پس‌فردا بسته است.')]],
    ['to which a number was typed', [opened(1), opened(2), { type: 'draft.changed', change: { number: '0912' } }]],
    ['to which somebody was added', [opened(1), opened(2), choose({ ...ALI, patient: 9, phone: '+989011234567' })]],
  ])('%s', (_, events) => {
    for (const text of [READY, OWN]) {
      const left = told(text, ...events, LEFT);
      expect([left.state(), kept(left)]).toEqual(['composing', true]);
      expect(told(text, ...events, BACK).state()).toBe('leaving');
    }
  });
});
