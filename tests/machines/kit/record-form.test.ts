import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { type Chair, chairFormMachine } from '../../sample/chairs.ts';
import { stage } from '../stage.ts';

const AT = 1_795_000_000_000;
const chair: Chair = { id: 7, name: 'یونیت هفت', note: null };
const stored: Chair = { id: 9, name: 'یونیت', note: null };
const patient = (last_name: string) => ({ id: 3, first_name: 'مریم', last_name, national_number: '0012345679', gender: 2 });
const lost = { _tag: 'UnknownOutcome', ageMillis: 0 };
const broken = { _tag: 'Unavailable', status: 500 };
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };

const open = (input: object = {}) => {
  const form = stage(chairFormMachine, ['loadRecord', 'findAlike', 'saveRecord'], { at: AT, params: {}, ...input });
  return {
    ...form,
    context: () => form.snapshot().context,
    type: (change: object) => form.send({ type: 'draft.changed', change }),
    submit: () => form.send({ type: 'form.submitted', at: AT }),
  };
};
const edit = () => open({ params: { id: '7' }, passed: { row: { resource: 'assets', row: chair } } });

/** A new chair on its way to the provider. */
const saving = async (input: object = {}) => {
  const form = open(input);
  form.type({ name: 'یونیت' });
  form.submit();
  await form.answer('checkAlike', { rows: [] });
  return form;
};
/** A change of a chair on its way to the provider. */
const changing = () => {
  const form = edit();
  form.type({ note: 'سبز' });
  form.submit();
  return form;
};

describe('a form that opens on what was handed over', () => {
  it('is filled with it, and holds nothing yet that would be lost', () => {
    const form = open({ passed: { patient: patient('احمدی') } });
    expect(form.context()).toMatchObject({ draft: { name: 'مریم احمدی' }, opened: { name: 'مریم احمدی' } });
    form.send({ type: 'screen.left' });
    expect(form.state()).toBe('closed');
  });

  it('can be sent as it is', async () => {
    const form = open({ passed: { patient: patient('احمدی') } });
    form.submit();
    await form.answer('checkAlike', { rows: [] });
    expect(form.calls('saveRecord')).toEqual([{ resource: 'assets', id: null, payload: { name: 'مریم احمدی' } }]);
  });

  it('opens anew on what is handed over next, unless something was typed meanwhile', () => {
    const form = open({ passed: { patient: patient('احمدی') } });
    form.send({ type: 'screen.entered', passed: { patient: patient('کریمی') }, at: AT + 1 });
    expect(form.context().draft.name).toBe('مریم کریمی');
    form.type({ note: 'سبز' });
    form.send({ type: 'screen.entered', passed: { patient: patient('احمدی') }, at: AT + 2 });
    expect(form.context().draft).toEqual({ name: 'مریم کریمی', note: 'سبز' });
  });
});

describe('a 404', () => {
  it('of a record that is still to be made is a failure like any other, and what was typed stays', async () => {
    const form = await saving();
    await form.refuse('saveRecord', gone);
    expect([form.state(), form.context().failure, form.context().draft.name]).toEqual(['failed', gone, 'یونیت']);
    expect(form.saidTypes()).not.toContain('row.removed');
    form.submit();
    expect(form.state()).toBe('checking');
  });

  it('of a record that was there says that it is gone, and leaves what was typed to whoever typed it', async () => {
    const form = changing();
    const typed = form.context().draft;
    await form.refuse('saveRecord', gone);
    expect([form.state(), form.context().failure, form.context().draft]).toEqual(['failed', gone, typed]);
    expect(form.said()).toContainEqual({ type: 'row.removed', resource: 'assets', id: 7 });
    form.send({ type: 'screen.left' });
    expect(form.state()).toBe('failed');
  });

  it('is said again of what is gone where its fields are put back: nothing is left to be unchanged', async () => {
    const form = changing();
    await form.refuse('saveRecord', gone);
    form.type({ note: '' });
    form.submit();
    expect([form.state(), form.calls('saveRecord').at(-1)]).toEqual(['saving', { resource: 'assets', id: 7, payload: {} }]);
    await form.refuse('saveRecord', gone);
    expect([form.state(), form.context().failure, form.notices()]).toEqual(['failed', gone, []]);
  });

  it('that a proxy may have given says nothing of the record, which can be saved when the provider is back', async () => {
    const bare = { ...gone, detail: null, bare: true };
    const opened = open({ params: { id: '7' } });
    await opened.refuse('loadRecord', bare);
    expect(opened.state()).toBe('notLoaded');
    const form = changing();
    await form.refuse('saveRecord', bare);
    form.submit();
    await form.answer('saveRecord', chair);
    expect([form.state(), form.saidTypes().includes('row.removed')]).toEqual(['saved', false]);
  });
});

describe('a record that cannot be loaded', () => {
  const unheard = async () => {
    const form = open({ params: { id: '7' } });
    await form.refuse('loadRecord', { _tag: 'Unreachable' });
    return form;
  };
  const known = { type: 'record.known', record: chair, at: AT - 3_600_000 } as const;

  it('is opened as a cached list has it, with when that was so, and sent without what nobody touched', async () => {
    const form = await unheard();
    form.send(known);
    expect([form.state(), form.context().draft.name, form.context().kept, form.context().failure]).toEqual([
      'editing',
      chair.name,
      { at: known.at, failure: { _tag: 'Unreachable' } },
      null,
    ]);
    form.type({ note: 'سبز' });
    form.submit();
    expect(form.calls('saveRecord').at(-1)).toEqual({ resource: 'assets', id: 7, payload: { note: 'سبز' } });
  });

  it('is loaded when it can be, and is no more as old as the list', async () => {
    const form = await unheard();
    form.send(known);
    form.send({ type: 'load.retried' });
    expect(form.state()).toBe('loading');
    await form.answer('loadRecord', { ...chair, name: 'یونیت ۲' });
    expect([form.state(), form.context().draft.name, form.context().kept]).toEqual(['editing', 'یونیت ۲', null]);
  });

  it('is not loaded over what somebody typed meanwhile', async () => {
    const form = await unheard();
    form.send(known);
    form.type({ note: 'سبز' });
    form.send({ type: 'load.retried' });
    expect([form.state(), form.context().draft.note]).toEqual(['editing', 'سبز']);
  });

  it('is not taken from a list that has another one, nor where the provider said that nobody may see it', async () => {
    const form = await unheard();
    form.send({ ...known, record: { ...chair, id: 8 } });
    expect(form.state()).toBe('notLoaded');
    const denied = open({ params: { id: '7' } });
    await denied.refuse('loadRecord', { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} });
    denied.send(known);
    expect(denied.state()).toBe('notLoaded');
  });
});

describe('a provider that breaks over a save', () => {
  it('after it stored a new record is looked at at once: it is there, once, and nobody hears of the fault', async () => {
    const form = await saving();
    await form.refuse('saveRecord', broken);
    form.clock.increment(0);
    expect(form.state()).toBe('searching');
    await form.answer('findSaved', { rows: [stored] });
    expect([form.state(), form.calls('saveRecord').length, form.notices()]).toEqual(['saved', 1, ['assets.created']]);
    expect(form.context()).toMatchObject({ record: stored, failure: null, doubt: null });
  });

  it('before it stored one shows its fault, and sends nothing again by itself', async () => {
    const form = await saving();
    await form.refuse('saveRecord', broken);
    form.clock.increment(0);
    await form.answer('findSaved', { rows: [] });
    form.clock.increment(60_000);
    expect([form.state(), form.context().failure, form.calls('saveRecord').length, form.notices()]).toEqual(['failed', broken, 1, []]);
    expect(form.context()).toMatchObject({ draft: { name: 'یونیت' }, doubt: null });
  });

  it('is compared with the record that it was to change', async () => {
    for (const [note, state, failure] of [
      ['سبز', 'saved', null],
      ['', 'failed', broken],
    ] as const) {
      const form = changing();
      await form.refuse('saveRecord', broken);
      form.clock.increment(0);
      await form.answer('rereadRecord', { ...chair, note });
      expect([form.state(), form.context().failure, form.calls('saveRecord').length]).toEqual([state, failure, 1]);
    }
  });
});

describe('a provider that says no to a new record in an answer of success', () => {
  const denied = { _tag: 'Rejected', status: 200, detail: null, general: [], fields: { name: ['تکراری است.'] } };
  const deniedBeside = async (before: readonly Chair[]) => {
    const form = open();
    form.type({ name: 'یونیت' });
    form.submit();
    await form.answer('checkAlike', { rows: before });
    if (form.state() === 'warning') form.send({ type: 'form.confirmed' });
    await form.refuse('saveRecord', denied);
    form.clock.increment(0);
    return form;
  };

  it('is believed, with its words at their fields, although there is a twin from before', async () => {
    const form = await deniedBeside([stored]);
    await form.answer('findSaved', { rows: [stored] });
    expect([form.state(), form.context().refused, form.context().focus, form.calls('saveRecord').length]).toEqual(['failed', denied.fields, 'name', 1]);
  });

  it('is not believed where a record is there that was not before', async () => {
    const form = await deniedBeside([stored]);
    await form.answer('findSaved', { rows: [stored, { ...stored, id: 10 }] });
    expect([form.state(), form.context().record?.id, form.calls('saveRecord').length]).toEqual(['saved', 10, 1]);
  });
});

describe('a save whose answer was lost', () => {
  it('is no failure any more once it is found to be done', async () => {
    const form = changing();
    await form.refuse('saveRecord', lost);
    expect(form.context().failure).toEqual(lost);
    form.clock.increment(12_000);
    await form.answer('rereadRecord', { ...chair, note: 'سبز' });
    // Success is shown for a while, and nothing else beside it.
    expect([form.state(), form.snapshot().hasTag('success'), form.context().failure]).toEqual(['saved', true, null]);
    form.clock.increment(500);
    expect(form.state()).toBe('finished');
  });

  it('is still in doubt for whoever first wanted to leave, or left and came back', async () => {
    const form = await saving();
    await form.refuse('saveRecord', lost);
    form.clock.increment(12_000);
    await form.refuse('findSaved', { _tag: 'Unreachable' });
    form.send({ type: 'form.abandoned' }, { type: 'form.corrected' });
    expect(form.state()).toBe('unsure');
    form.send({ type: 'form.abandoned' }, { type: 'screen.left' });
    expect([form.state(), form.notices()]).toEqual(['unsure', ['assets.formWaiting']]);
    form.send({ type: 'screen.entered', at: AT + 1 }, { type: 'outcome.checked' });
    await form.answer('findSaved', { rows: [stored] });
    expect([form.state(), form.calls('saveRecord').length]).toEqual(['saved', 1]);
  });
});

describe('a save whose answer was lost, told to be sent again', () => {
  /** Longer than anything that was seen is gone by. */
  const LATER = AT + 60_001;
  const again = (at: number) => ({ type: 'outcome.resent', at });
  const other: Chair = { ...stored, id: 10 };
  /** It was looked for, and so much of it was found. */
  const looked = async (...found: readonly Chair[]) => {
    const form = await saving();
    await form.refuse('saveRecord', lost);
    form.clock.increment(12_000);
    await form.answer('findSaved', { rows: found });
    return { ...form, sent: () => form.calls('saveRecord').length };
  };

  it('within a minute is sent at once', async () => {
    const form = await looked();
    form.send(again(AT + 60_000));
    expect([form.state(), form.sent()]).toEqual(['saving', 2]);
  });

  it('later is looked for anew: one that has arrived by then is shown, and nothing is sent', async () => {
    const form = await looked();
    expect(form.state()).toBe('unsent');
    form.send(again(LATER));
    expect([form.state(), form.sent()]).toEqual(['checking', 1]);
    await form.answer('checkAlike', { rows: [stored], readAt: LATER + 500 });
    expect([form.state(), form.context().candidates, form.sent()]).toEqual(['choosing', [stored], 1]);
    form.send({ type: 'outcome.claimed', id: 9 });
    expect([form.state(), form.context().record, form.sent(), form.notices()]).toEqual(['saved', stored, 1, ['assets.created']]);
  });

  it('later, and still nowhere, is sent', async () => {
    const form = await looked();
    form.send(again(LATER));
    await form.answer('checkAlike', { rows: [], readAt: LATER + 500 });
    expect([form.state(), form.sent()]).toEqual(['saving', 2]);
  });

  it.each<Failure>([{ _tag: 'Unreachable' }, { _tag: 'Timeout' }, { _tag: 'Unavailable', status: 503 }, { _tag: 'Unreadable', where: '/api/chairs/' }])(
    'later, and not to be looked for ($_tag), is not sent, and whoever sends it again is shown what is there by then',
    async (failure) => {
      const form = await looked();
      form.send(again(LATER));
      await form.refuse('checkAlike', failure);
      expect([form.state(), form.context().failure, form.context().draft.name]).toEqual(['failed', failure, 'یونیت']);
      form.send({ type: 'form.submitted', at: LATER + 60_001 });
      await form.answer('checkAlike', { rows: [stored], readAt: LATER + 60_500 });
      expect([form.state(), form.sent()]).toEqual(['choosing', 1]);
    },
  );

  it('as none of those that were found, later, is shown them with what came since, and sent once that is answered soon', async () => {
    const form = await looked(stored, other);
    expect(form.state()).toBe('choosing');
    form.send(again(LATER));
    await form.answer('checkAlike', { rows: [stored, other, { ...stored, id: 11 }], readAt: LATER + 500 });
    expect([form.state(), form.context().candidates.length, form.sent()]).toEqual(['choosing', 3, 1]);
    form.send(again(LATER + 5000));
    expect([form.state(), form.sent()]).toEqual(['saving', 2]);
  });

  it('from the fields is compared first: one that is there as it was sent is shown, and sent again by nobody but a person', async () => {
    const form = await looked();
    form.send({ type: 'form.corrected' });
    form.submit();
    await form.answer('checkAlike', { rows: [stored] });
    expect([form.state(), form.context().candidates, form.sent()]).toEqual(['choosing', [stored], 1]);
    form.send({ type: 'outcome.claimed', id: 9 });
    expect([form.state(), form.context().record, form.sent()]).toEqual(['saved', stored, 1]);
  });
});

describe('what looks like a new record', () => {
  const DAY = AT + 86_400_000;
  const compared = async (readAt: number, ...rows: readonly Chair[]) => {
    const form = open();
    form.type({ name: 'یونیت' });
    form.submit();
    await form.answer('checkAlike', { rows, readAt });
    return form;
  };

  it('is no reason to send it any more where a page slept over the look: that is asked, and sent by an answer that comes soon', async () => {
    expect((await compared(AT + 60_000)).state()).toBe('saving');
    const slept = await compared(DAY);
    expect([slept.state(), slept.calls('saveRecord'), slept.context().draft.name]).toEqual(['unsent', [], 'یونیت']);
    slept.send({ type: 'outcome.resent', at: DAY + 60_000 });
    expect([slept.state(), slept.calls('saveRecord').length]).toEqual(['saving', 1]);
  });

  it('is looked for once more where that is answered later, and then sent without another question', async () => {
    const slept = await compared(DAY);
    slept.send({ type: 'outcome.resent', at: DAY + 60_001 });
    expect([slept.state(), slept.calls('saveRecord')]).toEqual(['checking', []]);
    await slept.answer('checkAlike', { rows: [], readAt: DAY + 61_000 });
    expect(slept.state()).toBe('saving');
  });

  it('is asked about where a page slept over the look, and sent by an answer that comes soon after that', async () => {
    // A clock that was set back in the meantime says how long as little as one that went on.
    expect((await compared(AT - 86_400_000, stored)).state()).toBe('warning');
    expect((await compared(AT - 86_400_000)).state()).toBe('unsent');
    const slept = await compared(DAY, stored);
    expect([slept.state(), slept.calls('saveRecord')]).toEqual(['warning', []]);
    slept.send({ type: 'form.confirmed', at: DAY + 60_000 });
    expect(slept.state()).toBe('saving');
  });

  it('can be gone on with on a line on which each look takes longer than a minute', async () => {
    const form = await compared(AT + 70_000);
    form.send({ type: 'outcome.resent', at: AT + 140_000 });
    await form.answer('checkAlike', { rows: [stored], readAt: AT + 210_000 });
    form.send({ type: 'form.confirmed', at: AT + 215_000 });
    expect([form.state(), form.calls('saveRecord').length]).toEqual(['saving', 1]);
  });

  it.each<Failure>([{ _tag: 'Timeout' }, { _tag: 'Unavailable', status: 503 }, { _tag: 'Unreadable', where: '/api/chairs/' }])(
    'and could not be looked for ($_tag) is no reason either to send it by itself after a sleep, where the form has no words for that',
    async (failure) => {
      const missed = async (readAt: number) => {
        const form = open();
        form.type({ name: 'یونیت' });
        form.submit();
        await form.refuse('checkAlike', failure);
        // Nothing is compared by then; it is but asked what time it is.
        expect([form.state(), form.calls('checkAlike').at(-1)]).toEqual(['dating', { payload: {}, except: null }]);
        await form.answer('checkAlike', { rows: [], readAt });
        return form;
      };
      expect((await missed(AT + 60_000)).state()).toBe('saving');
      const slept = await missed(DAY);
      expect([slept.state(), slept.calls('saveRecord'), slept.context().alike]).toEqual(['unsent', [], null]);
      slept.send({ type: 'outcome.resent', at: DAY + 5000 });
      expect(slept.state()).toBe('saving');
    },
  );

  it('is not sent where it cannot be told what time it is', async () => {
    const form = open();
    form.type({ name: 'یونیت' });
    form.submit();
    await form.refuse('checkAlike', { _tag: 'Timeout' });
    await form.refuse('checkAlike', { _tag: 'Unreachable' });
    expect([form.state(), form.context().failure, form.calls('saveRecord')]).toEqual(['failed', { _tag: 'Unreachable' }, []]);
  });

  it('is looked for once more where the warning of it is answered much later', async () => {
    const warned = async () => {
      const form = open();
      form.type({ name: 'یونیت' });
      form.submit();
      await form.answer('checkAlike', { rows: [stored] });
      expect(form.state()).toBe('warning');
      return form;
    };
    const soon = await warned();
    soon.send({ type: 'form.confirmed', at: AT + 60_000 });
    expect(soon.state()).toBe('saving');
    const late = await warned();
    late.send({ type: 'form.confirmed', at: AT + 60_001 });
    expect([late.state(), late.calls('saveRecord')]).toEqual(['checking', []]);
    // What is there by then is asked about, and sent once that is answered soon.
    await late.answer('checkAlike', { rows: [stored], readAt: AT + 60_500 });
    expect([late.state(), late.calls('saveRecord')]).toEqual(['warning', []]);
    late.send({ type: 'form.confirmed', at: AT + 65_000 });
    expect(late.state()).toBe('saving');
  });
});

describe('a form in a sheet', () => {
  it('tells the screen under it what it saved, and leads nowhere', async () => {
    const form = await saving({ sheet: true });
    await form.answer('saveRecord', stored);
    form.clock.increment(500);
    expect(form.saidTypes()).toEqual(['row.saved', 'notice.show', 'rows.changed']);
  });

  it('closes without leading back', () => {
    const form = open({ sheet: true });
    form.send({ type: 'form.abandoned' });
    expect([form.state(), form.saidTypes()]).toEqual(['closed', []]);
  });
});
