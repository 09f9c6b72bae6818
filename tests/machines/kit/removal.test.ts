import { describe, expect, it } from 'vitest';
import { QUARANTINE_MILLIS } from '../../../src/machines/kit/outcome.ts';
import { removalMachine } from '../../../src/machines/kit/removal.ts';
import { stage } from '../stage.ts';

const ask = (next?: string) => stage(removalMachine, ['removeRow', 'findRow'], { resource: 'patients', id: 7, label: 'علی رضایی', ...(next ? { next } : {}) });
const refused = { _tag: 'Rejected', status: 400, detail: 'این بیمار درمان ثبت‌شده دارد.', general: [], fields: {} };

describe('removing a thing', () => {
  it('asks first, with its name, and does nothing when the answer is no', () => {
    const removal = ask();
    expect(removal.snapshot().context.label).toBe('علی رضایی');
    removal.send({ type: 'removal.closed' });
    expect([removal.state(), removal.calls('removeRow'), removal.saidTypes()]).toEqual(['closed', [], []]);
  });

  it('removes it once, however often the button is touched, and says so', async () => {
    const removal = ask('/patients');
    removal.send({ type: 'removal.confirmed' }, { type: 'removal.confirmed' }, { type: 'removal.closed' });
    expect(removal.calls('removeRow')).toEqual([{ resource: 'patients', id: 7 }]);
    await removal.answer('removeRow', {});
    expect(removal.said()).toEqual([
      { type: 'row.removed', resource: 'patients', id: 7 },
      { type: 'rows.changed', resource: 'patients' },
      { type: 'notice.show', notice: { code: 'patients.removed', tone: 'success', values: { resource: 'patients', id: '7', label: 'علی رضایی' } } },
      { type: 'route.go', to: '/patients', replace: true },
    ]);
  });

  it('takes a thing that is gone already for removed', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', { ...refused, status: 404 });
    expect([removal.state(), removal.notices()]).toEqual(['removed', ['patients.removed']]);
  });

  it('looks at once whether it is gone where a proxy may have said so', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', { ...refused, status: 404, detail: null, bare: true });
    removal.clock.increment(0);
    expect([removal.state(), removal.notices()]).toEqual(['looking', []]);
    await removal.answer('findRow', { found: true });
    expect([removal.state(), removal.snapshot().context.stillThere, removal.saidTypes()]).toEqual(['asking', true, []]);
  });

  it('shows why it could not, and tries again when told to', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', refused);
    expect([removal.state(), removal.snapshot().context.failure]).toEqual(['failed', refused]);
    removal.send({ type: 'removal.retried' });
    await removal.answer('removeRow', {});
    expect(removal.calls('removeRow').length).toBe(2);
    expect(removal.state()).toBe('removed');
  });

  it('looks what became of it when the answer was lost, and not before it can have arrived', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', { _tag: 'UnknownOutcome', ageMillis: 10_000 });
    removal.clock.increment(QUARANTINE_MILLIS - 10_000 - 1);
    expect(removal.state()).toBe('quarantined');
    removal.clock.increment(1);
    expect(removal.state()).toBe('looking');
    await removal.answer('findRow', { found: false });
    expect([removal.state(), removal.calls('removeRow').length]).toEqual(['removed', 1]);
  });

  it('asks again when it is still there, and never removes on its own', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', { _tag: 'Unavailable', status: 502 });
    removal.clock.increment(QUARANTINE_MILLIS);
    await removal.refuse('findRow', { _tag: 'Offline' });
    expect(removal.state()).toBe('unsure');
    removal.send({ type: 'removal.retried' });
    await removal.answer('findRow', { found: true });
    expect([removal.state(), removal.snapshot().context.stillThere, removal.calls('removeRow').length]).toEqual(['asking', true, 1]);
  });

  it('looks at once when the provider broke over it: it may have done so afterwards, and nothing is on its way', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', { _tag: 'Unavailable', status: 500 });
    removal.clock.increment(0);
    expect(removal.state()).toBe('looking');
    await removal.answer('findRow', { found: false });
    expect([removal.state(), removal.calls('removeRow').length]).toEqual(['removed', 1]);
  });

  it('says in the provider’s own words why it could not where the provider broke over it and still has it', async () => {
    const removal = ask();
    const broken = { _tag: 'Unavailable', status: 500, detail: 'پایگاه داده در دسترس نیست.' };
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', broken);
    removal.clock.increment(0);
    await removal.answer('findRow', { found: true });
    expect([removal.state(), removal.snapshot().context.failure, removal.calls('removeRow').length]).toEqual(['failed', broken, 1]);
    removal.send({ type: 'removal.retried' });
    await removal.answer('removeRow', {});
    expect([removal.state(), removal.calls('removeRow').length]).toEqual(['removed', 2]);
  });

  it('knows that what was never sent has not been done', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' });
    await removal.refuse('removeRow', { _tag: 'NotSent', lacking: 'token' });
    expect([removal.state(), removal.calls('findRow').length]).toEqual(['failed', 0]);
  });
});

describe('a removal whose screen was left', () => {
  it('is withdrawn before it was confirmed, and when it failed', async () => {
    const asking = ask();
    asking.send({ type: 'screen.left' });
    const failed = ask();
    failed.send({ type: 'removal.confirmed' });
    await failed.refuse('removeRow', refused);
    failed.send({ type: 'screen.left' });
    for (const removal of [asking, failed]) expect([removal.state(), removal.saidTypes()]).toEqual(['closed', []]);
  });

  it('is done all the same once it was under way, and nobody is taken anywhere', async () => {
    const removal = ask('/patients');
    removal.send({ type: 'removal.confirmed' }, { type: 'screen.left' });
    expect(removal.state()).toBe('removing');
    await removal.answer('removeRow', {});
    expect([removal.notices(), removal.saidTypes()]).toEqual([['patients.removed'], ['row.removed', 'rows.changed', 'notice.show']]);
  });

  it('only says that it could not be done, with its name', async () => {
    const removal = ask();
    removal.send({ type: 'removal.confirmed' }, { type: 'screen.left' });
    await removal.refuse('removeRow', refused);
    expect(removal.state()).toBe('closed');
    const values = { resource: 'patients', id: '7', label: 'علی رضایی' };
    expect(removal.said()).toEqual([{ type: 'notice.show', notice: { code: 'removal.failed', tone: 'problem', values } }]);
  });
});
