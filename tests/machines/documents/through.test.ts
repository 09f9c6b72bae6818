import { describe, expect, it } from 'vitest';
import { documentsMachine } from '../../../src/machines/documents/documents.ts';
import { isUnended } from '../../../src/machines/kit/form/unended.ts';
import { stage } from '../stage.ts';

/** Tehran's noon of 2026-11-21. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
const PORTS = ['printPage', 'shareText', 'loadPatient', 'loadFinances'];
const patient = { id: 7, first_name: 'سارا', last_name: 'احمدی', national_number: '0012345679', gender: 2, phone: '+989121234567' };
const PRINT = { type: 'print.requested', at: AT, lacking: [] };
const change = (draft: object) => ({ type: 'draft.changed', change: draft });
const kind = (name: string, rewritten = false) => ({ type: 'advice.chosen', kind: name, name, text: `متن ${name}`, rewritten });

const papers = (tab: string) => {
  const staged = stage(documentsMachine, PORTS, { params: { patient: '7' }, query: { patient: '7', tab }, passed: { patient }, at: AT });
  return {
    ...staged,
    unended: () => isUnended(staged.snapshot().context),
    print: async () => {
      staged.send(PRINT);
      await staged.answer('printPage', {});
    },
  };
};

describe('what waits for somebody of the papers about a patient', () => {
  it('is no certificate that was printed as it stands, but one that was changed after that', async () => {
    const { send, print, unended } = papers('certificate');
    send(change({ treatment: 'کشیدن دندان' }));
    expect(unended()).toBe(true);
    await print();
    expect(unended()).toBe(false);
    send(change({ restDays: '3' }));
    expect(unended()).toBe(true);
    send(change({ restDays: '' }));
    expect(unended()).toBe(false);
  });

  it('is nothing of another tab than the one that was printed', async () => {
    const { send, print, unended } = papers('certificate');
    send(change({ note: 'با بیمه', treatment: 'کشیدن دندان' }));
    await print();
    expect(unended()).toBe(true);
    send(change({ note: '' }));
    expect(unended()).toBe(false);
  });

  it('is no paper that could not be printed, and none once all is thrown away', async () => {
    const { send, refuse, print, unended } = papers('certificate');
    send(change({ treatment: 'کشیدن دندان' }), PRINT);
    await refuse('printPage', { _tag: 'Unavailable', status: 500 });
    expect(unended()).toBe(true);
    await print();
    send({ type: 'draft.emptied' }, { type: 'draft.discarded', at: AT });
    expect(unended()).toBe(false);
    send(change({ treatment: 'کشیدن دندان' }));
    expect(unended()).toBe(true);
  });

  it('is what was written in another tab while the share sheet was open, and not what was shared', async () => {
    const { send, answer, unended } = papers('advice');
    send(change({ adviceName: 'بعد از کشیدن', adviceText: 'گاز را نگه دارید' }), { type: 'message.shared', text: 'گاز را نگه دارید' });
    send({ type: 'tab.chosen', tab: 'certificate' }, change({ treatment: 'کشیدن دندان' }));
    await answer('shareText', { how: 'shared' });
    expect(unended()).toBe(true);
    send(change({ treatment: '' }));
    expect(unended()).toBe(false);
  });

  it('is no certificate that was printed after a share sheet that never said how it ended', async () => {
    const { send, print, unended } = papers('advice');
    send(change({ adviceName: 'بعد از کشیدن', adviceText: 'گاز را نگه دارید' }), { type: 'message.shared', text: 'گاز را نگه دارید' });
    send({ type: 'screen.left', at: AT });
    send({ type: 'screen.entered', at: AT, query: { patient: '7', tab: 'certificate' } }, change({ adviceName: '', adviceText: '', treatment: 'کشیدن دندان' }));
    await print();
    expect(unended()).toBe(false);
  });

  it('is no advice that was only chosen, but what was written in it', () => {
    const { send, unended } = papers('advice');
    send(kind('extraction'), kind('filling'));
    expect(unended()).toBe(false);
    send(change({ adviceText: 'با دست خودم' }));
    expect(unended()).toBe(true);
    // Looking at another kind brings nothing to an end, nor does coming back.
    send(kind('scaling', true));
    expect(unended()).toBe(true);
    send(kind('filling'));
    expect(unended()).toBe(true);
  });

  it.each([
    ['chat', { type: 'message.opened', by: 'chat' }, null, false],
    ['a share sheet', { type: 'message.shared', text: 'با دست خودم' }, 'shared', false],
    ['a share sheet that was closed', { type: 'message.shared', text: 'با دست خودم' }, 'cancelled', true],
  ])('is a message as long as it was not sent: by %s', async (_, event, how, waits) => {
    const { send, answer, unended } = papers('advice');
    send(change({ adviceText: 'با دست خودم', phone: '09350000000' }), event);
    if (how) await answer('shareText', { how });
    expect(unended()).toBe(waits);
    if (waits) return;
    // What was sent stays through under its own kind.
    send(kind('filling', true));
    expect(unended()).toBe(false);
    send(change({ phone: '09350000001' }));
    expect(unended()).toBe(true);
  });
});
