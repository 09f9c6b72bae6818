import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type FormContext, type FormState, isDirty } from '../../../src/machines/kit/form/context.ts';
import type { AnyRow } from '../../../src/machines/kit/rows.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { codes, same, stands, told, toldTypes } from '../standing.ts';
import { done, error, lonely, type Model, type Situation } from '../walk.ts';

type Context = FormContext<object, AnyRow>;
const contextOf = (snapshot: AnyMachineSnapshot): Context => snapshot.context as Context;

/** What the form of a new record is tried with. */
interface NewSamples {
  /** What makes it complete. */
  readonly complete: object;
  /** The same, with a doubt that the form has of itself, if it knows any. */
  readonly doubtful?: object;
  /** What the screen before may hand over for it. */
  readonly passed: object;
  /** What it may hand over that is about another new record, and where that one's form is. */
  readonly another?: { readonly passed: object; readonly to: string };
}

export interface FormSamples {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  readonly resource: string;
  /** A stored record, and how the screen before hands it over. */
  readonly record: AnyRow;
  readonly passed: object;
  /** A change of it that can be saved, and one that cannot: `wrong` names every field without which nothing is saved, by which situations are told apart. */
  readonly change: object;
  readonly wrong: object;
  readonly facts?: object;
  /** Where the list is, and where a stored record leads. */
  readonly listPath: string;
  /** Where "back" leads without a history, if not to the list. */
  readonly fallback?: (context: Context) => string;
  readonly next: string | ((context: Context) => string);
  /** What the next screen is handed of it. */
  readonly handsOn?: (context: Context) => object;
  /** How long success is shown, in milliseconds, before the user returns to the screen before; not at all unless given. */
  readonly lingers?: number;
  readonly never?: Model['never'];
  /** For forms that make records. */
  readonly makes?: NewSamples;
  /** Whether a record that is made may be doubted; it is unless said. */
  readonly doubts?: boolean;
  /** What the address says besides. */
  readonly params?: Readonly<Record<string, string>>;
  /** Whether it may stand in a sheet, or stands nowhere else. */
  readonly sheets?: boolean | 'only';
  /** Whether a change of what is gone can be saved as a new record. */
  readonly renews?: boolean;
  /** Whether the next step is elsewhere from a sheet, too. */
  readonly leads?: boolean;
}

const AT = 1_795_000_000_000;
/** Longer after a submission than anything is sent by what was seen then. */
const LATE = AT + 120_000;
/** When a cached list was last known to be the provider's. */
const KNOWN_AT = AT - 3_600_000;
/** What a proxy says whose provider restarts. */
const bare = { _tag: 'Rejected', status: 404, detail: null, general: [], fields: {}, bare: true };
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };
const broken = { _tag: 'Unavailable', status: 500 };
const rejected = (status: number, fields = {}) => ({ _tag: 'Rejected', status, detail: null, general: [], fields });

const say = (...types: readonly string[]): readonly AnyEventObject[] => types.map((type) => ({ type }));
const typing = (change: object) => ({ type: 'draft.changed', change });
const type = typing({});
const submit = { type: 'form.submitted', at: AT };
const BUTTONS = [
  ...['form.confirmed', 'form.corrected', 'form.abandoned', 'form.discarded'],
  ...['load.retried', 'load.wanted', 'outcome.checked', 'outcome.resent'],
];
const claim = (id: number) => ({ type: 'outcome.claimed', id });
/** Something was typed, or what was handed over was sent. */
const isTouched = (context: Context): boolean => isDirty(context) || context.attempts > 0;

/** What only somebody who is there can do. */
const byHand =
  (...events: readonly AnyEventObject[]) =>
  (snapshot: AnyMachineSnapshot) =>
    contextOf(snapshot).here ? events : [];

/** What a person can do while something is being done, or nothing is left to do: nothing. */
const BUSY = { can: [], cannot: [type, submit, ...say('form.abandoned', 'form.discarded', 'form.confirmed', 'outcome.resent')] };

/** Of a form that compares whatever it is about to send. */
export const COMPARES_ALL = {
  'deciding: always (4 of 5)': 'what may be doubted is compared first',
  'deciding: always (5 of 5)': 'what is sent is compared first',
};
/** Of a form in which nothing is doubted but what it is compared for. */
export const DOUBTS_COMPARED = { 'deciding: always (4 of 5)': COMPARES_ALL['deciding: always (4 of 5)'] };

/** The model of any record's form, new or edited, on a page or in a sheet. */
export const formModel = (samples: FormSamples): Model => {
  const {
    machine,
    description,
    resource,
    record,
    passed,
    change,
    wrong,
    facts,
    listPath,
    next,
    lingers,
    makes,
    doubts = makes !== undefined,
    renews = false,
    sheets = false,
    leads = false,
  } = samples;
  /** Whether a save may make a record, which is looked for among the others. */
  const seeks = makes !== undefined || renews;
  const { name } = description;
  const within = samples.params ?? {};
  const params = { ...within, id: String(record.id) };
  /** The record as the provider would hold it after the save. */
  const stored = (snapshot: AnyMachineSnapshot, id = record.id) => ({ ...record, ...contextOf(snapshot).record, ...contextOf(snapshot).payload, id });
  const other = { ...record, id: record.id + 1 };
  const known = { type: 'record.known', record, at: KNOWN_AT };
  const own = Object.keys(change)[0] ?? '';
  /** The fields that decide whether the form can be saved. */
  const telling = Object.keys(wrong);

  /** Whoever is elsewhere is called back, to this very workflow; whoever is here needs no calling. */
  const callsBack = (situation: Situation) => {
    const { here, id } = contextOf(situation.snapshot);
    const calls = told(situation).filter(({ notice }) => notice?.code.startsWith(`${resource}.form`));
    for (const { notice } of calls) expect(notice.workflow).toBe('tested');
    // Leaving says nothing but that what was typed is kept.
    if (codes(situation).includes(`${resource}.formKept`)) return;
    // Nor whoever is led on to a form of their own.
    const called = situation.said.length > 0 && !here && !toldTypes(situation).includes('route.go');
    expect(calls.map(({ notice }) => [notice.code, notice.tone, notice.values])).toEqual(
      called ? [[`${resource}.formWaiting`, 'problem', { id: String(id ?? 'new') }]] : [],
    );
  };
  /** The fields can be filled. */
  const filled = (situation: Situation) => {
    const { kept = null } = contextOf(situation.snapshot);
    // What only a cached list has can be loaded, as long as that undoes nothing.
    const loads = kept !== null && situation.snapshot.matches('editing') && !isDirty(contextOf(situation.snapshot));
    stands(situation, {
      tags: ['editable'],
      can: [type, submit, ...say('form.abandoned'), ...(loads ? say('load.retried', 'load.wanted') : [])],
      cannot: say('form.confirmed', 'form.discarded', ...(loads ? [] : ['load.retried', 'load.wanted'])),
    });
    if (kept !== null) same([kept, contextOf(situation.snapshot).record], [{ at: KNOWN_AT, failure: { _tag: 'Offline' } }, record]);
  };
  const onward = (context: Context): readonly AnyEventObject[] => {
    const changed = { type: 'rows.changed', resource };
    const to = typeof next === 'string' ? next : next(context);
    if (context.here && context.sheet && leads) return [changed, { type: 'route.go', to, replace: false }];
    if (!context.here || context.sheet) return [changed];
    return [
      lingers !== undefined
        ? { type: 'route.back', fallback: to }
        : { type: 'route.go', to, replace: true, ...(samples.handsOn ? { passed: samples.handsOn(context) } : {}) },
    ];
  };
  const saving = ({ id, payload }: Context) => [...(id !== null && Object.keys(payload).length === 0 ? [] : ['row.saved']), 'notice.show'];

  const states: Record<FormState, (situation: Situation) => void> = {
    loading: (situation) => {
      stands(situation, { runs: ['loadRecord'], tags: ['busy'], can: say('form.abandoned'), cannot: [type, submit] });
      const { id, record: opened, kept = null } = contextOf(situation.snapshot);
      expect(id).not.toBeNull();
      // Only what a cached list had may be there already.
      expect(opened === null).toBe(kept === null);
    },
    notLoaded: (situation) => {
      stands(situation, {
        tags: ['problem'],
        can: [...say('load.retried', 'load.wanted', 'form.abandoned'), known],
        cannot: [type, submit, { ...known, record: other }],
      });
      same(contextOf(situation.snapshot).failure, { _tag: 'Offline' });
    },
    missing: (situation) => {
      stands(situation, { tags: ['problem'], can: say('form.abandoned'), cannot: [type, submit, ...say('load.retried', 'load.wanted')] });
      // A record that is still to be made cannot be gone.
      expect(contextOf(situation.snapshot).id).not.toBeNull();
      const entered = told(situation).filter((event) => event.type !== 'resource.want');
      if (entered.length > 0) same(entered[0], { type: 'row.removed', resource, id: contextOf(situation.snapshot).id });
      callsBack(situation);
    },
    editing: (situation) => {
      filled(situation);
      const { problems, focus, draft, here, doubt } = contextOf(situation.snapshot);
      expect(doubt).toBeNull();
      // A form that nobody touched does not outlive its screen.
      if (!here) expect(isTouched(contextOf(situation.snapshot))).toBe(true);
      if (problems.length > 0) expect(Object.keys(draft)).toContain(focus);
    },
    failed: (situation) => {
      filled(situation);
      const { refused, failure, doubt, draft } = contextOf(situation.snapshot);
      // Why it failed is known, and nothing is in doubt.
      same([failure === null, doubt], [false, null]);
      expect(failure).not.toEqual(lost);
      for (const field of Object.keys(refused)) expect(Object.keys(draft)).toContain(field);
      // What is gone is in no list any more, and what was typed is still there, where it can be as a new record's.
      const { id, instead, record: known } = contextOf(situation.snapshot);
      if (instead !== undefined) same([renews, id, instead, known], [true, null, record.id, null]);
      const gones = told(situation).filter((event) => event.type === 'row.removed');
      expect([[], [{ type: 'row.removed', resource, id: instead ?? id }]]).toContainEqual(gones);
      if (gones.length > 0) same([failure, isTouched(contextOf(situation.snapshot))], [rejected(404), true]);
      callsBack(situation);
    },
    checking: (situation) => {
      stands(situation, { runs: ['checkAlike'], tags: ['busy'], ...BUSY });
      same(contextOf(situation.snapshot).problems, []);
    },
    dating: (situation) => {
      stands(situation, { runs: ['checkAlike'], tags: ['busy'], ...BUSY });
      // What must be known before it is sent is not gone on with by the time alone.
      const { lost: isLost, instead } = contextOf(situation.snapshot);
      same([isLost === true, instead], [false, undefined]);
    },
    warning: (situation) => {
      stands(situation, { tags: ['question'], can: [type, ...say('form.confirmed', 'form.corrected')], cannot: [submit] });
      expect(contextOf(situation.snapshot).warnings).not.toEqual([]);
      callsBack(situation);
    },
    saving: (situation) => {
      stands(situation, { runs: ['saveRecord'], tags: ['busy'], ...BUSY });
      const { problems, payload, failure, instead, alike } = contextOf(situation.snapshot);
      same([problems, failure], [[], null]);
      // Nothing is made anew before it is known what is there.
      if (instead !== undefined) expect(alike).not.toBeNull();
      expect(payload).not.toEqual({});
    },
    quarantined: (situation) => {
      stands(situation, { tags: ['busy'], ...BUSY });
      const { doubt, failure } = contextOf(situation.snapshot);
      expect([lost, broken]).toContainEqual(doubt);
      same(failure, doubt);
    },
    searching: (situation) => {
      stands(situation, { runs: ['findSaved'], tags: ['busy'], ...BUSY });
      expect(contextOf(situation.snapshot).id).toBeNull();
    },
    rereading: (situation) => {
      stands(situation, { runs: ['rereadRecord'], tags: ['busy'], ...BUSY });
      expect(contextOf(situation.snapshot).id).not.toBeNull();
    },
    unsent: (situation) => {
      stands(situation, { tags: ['question'], can: say('outcome.resent', 'form.corrected', 'form.abandoned'), cannot: [type, submit, claim(9)] });
      // Only where nothing can arrive any more, and no answer said why, is it asked whether to send again, or where a page slept before it was sent at all.
      const { doubt, sentAt } = contextOf(situation.snapshot);
      expect(contextOf(situation.snapshot)).toMatchObject({ failure: null, candidates: [] });
      if (doubt !== null || sentAt !== LATE) same(doubt, lost);
      callsBack(situation);
    },
    choosing: (situation) => {
      const { candidates, alike, instead, doubt } = contextOf(situation.snapshot);
      stands(situation, {
        tags: ['question'],
        can: [...candidates.map(({ id }) => claim(id)), ...say('outcome.resent', 'form.corrected')],
        cannot: [type, submit, claim(99)],
      });
      // One that was not there before is the saved one, and nobody is asked.
      // What is made anew, or was lost before, may be there already; of it, too, a person decides.
      const anew = (instead !== undefined || contextOf(situation.snapshot).lost === true) && doubt === null;
      expect(candidates.length).toBeGreaterThan(alike === null || anew ? 0 : 1);
      callsBack(situation);
    },
    unsure: (situation) => {
      stands(situation, {
        tags: ['problem'],
        can: say('outcome.checked', 'form.corrected', 'form.abandoned'),
        cannot: [type, submit, ...say('outcome.resent')],
      });
      same(contextOf(situation.snapshot).failure, { _tag: 'Unreachable' });
      callsBack(situation);
    },
    leaving: (situation) => {
      stands(situation, { tags: ['question'], can: say('form.discarded', 'form.corrected'), cannot: [type, submit, ...say('form.confirmed')] });
      expect(isTouched(contextOf(situation.snapshot))).toBe(true);
    },
    saved: (situation) => {
      const context = contextOf(situation.snapshot);
      stands(situation, { tags: lingers !== undefined ? ['success'] : [], ...BUSY });
      // A failure and a success are never shown at once.
      expect(context).toMatchObject({ failure: null, doubt: null, problems: [] });
      const types = toldTypes(situation);
      if (lingers !== undefined) expect([[], saving(context), ['resource.want']]).toContainEqual(types.filter((each, index) => types.indexOf(each) === index));
      else {
        const steps = onward(context);
        same([types, told(situation).slice(-steps.length)], [[...saving(context), ...steps.map((step) => step.type)], steps]);
      }
    },
    finished: (situation) => {
      expect(situation.snapshot.status).toBe('done');
      same(told(situation), onward(contextOf(situation.snapshot)));
    },
    closed: (situation) => {
      expect(situation.snapshot.status).toBe('done');
      const { sheet } = contextOf(situation.snapshot);
      const back = { type: 'route.back', fallback: samples.fallback?.(contextOf(situation.snapshot)) ?? listPath };
      // Who left of their own accord is led nowhere, nor is anybody from under a sheet.
      expect(sheet ? [[]] : [[], [back]]).toContainEqual(told(situation));
    },
  };

  /** What no choice of this form turns off. */
  const has = (state: string): boolean => {
    if (state === 'finished') return lingers !== undefined;
    if (state === 'warning') return doubts;
    // Who is looked for only once it may be gone is never sent without that.
    if (state === 'dating') return state in machine.states;
    return ['searching', 'choosing', 'checking'].includes(state) ? seeks : true;
  };
  const LOOKS = ['checkAlike', 'findSaved'].flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
  const isHeard = (type: string): boolean => {
    if (type === 'form.confirmed') return doubts;
    return type === 'outcome.claimed' || LOOKS.includes(type) ? seeks : true;
  };
  const opened = makes ? [{ params: within }, { params: within, passed: makes.passed }] : [];
  const pages = sheets === 'only' ? [] : [...opened, { params }, { params, passed }, { params: { ...within, id: 'x' } }];
  const inSheets = sheets === false ? [] : [...opened, { params, passed }, ...(sheets === 'only' ? [{ params }, { params: { ...within, id: 'x' } }] : [])];
  const inputs: readonly { readonly passed?: object }[] = [...pages, ...inSheets.map((input) => ({ ...input, sheet: true }))].map((input) => ({
    ...input,
    at: AT,
  }));
  /** What stands in the form of a new record as it opens. */
  const openingOf = (input: object) => contextOf(lonely(machine).begin({ ...input, params: within }).snapshot).draft;
  const model: Model = {
    machine,
    description,
    inputs,
    events: {
      'screen.entered': [
        {},
        ...(makes ? [makes, ...(makes.another ? [makes.another] : [])].map(({ passed: brought }) => ({ params: within, passed: brought })) : []),
        ...(sheets === true ? [{ sheet: true }] : []),
      ].map((given) => ({
        type: 'screen.entered',
        ...(sheets === 'only' ? { sheet: true } : {}),
        ...given,
        at: AT,
      })),
      'screen.left': say('screen.left'),
      'draft.changed': (snapshot) => [
        ...byHand(...[change, wrong, ...(makes ? [makes.complete, ...(makes.doubtful ? [makes.doubtful] : [])] : [])].map(typing))(snapshot),
        // All that was typed is taken back after it was refused.
        ...(snapshot.matches('failed') ? byHand(typing(contextOf(snapshot).opened))(snapshot) : []),
      ],
      'form.submitted': byHand(submit, ...(facts ? [{ ...submit, facts }] : [])),
      ...Object.fromEntries(BUTTONS.map((button) => [button, byHand({ type: button })])),
      'outcome.resent': byHand({ type: 'outcome.resent' }, { type: 'outcome.resent', at: LATE }),
      'form.confirmed': byHand({ type: 'form.confirmed' }, { type: 'form.confirmed', at: LATE }),
      'record.known': byHand(known, { ...known, record: other }),
      'outcome.claimed': byHand(claim(9), claim(99)),
      'xstate.done.actor.loadRecord': [done('loadRecord', record)],
      'xstate.error.actor.loadRecord': [error('loadRecord', rejected(404)), error('loadRecord', { _tag: 'Offline' })],
      'xstate.done.actor.checkAlike': (snapshot) =>
        // Nothing is compared any more where it is but asked what time it is.
        (snapshot.matches('dating') ? [[]] : [[], [{ ...record, id: 3 }], [stored(snapshot, 9)]]).flatMap((rows) =>
          [{}, { readAt: LATE }].map((dated) => done('checkAlike', { rows, ...dated })),
        ),
      'xstate.error.actor.checkAlike': [error('checkAlike', { _tag: 'Timeout' }), error('checkAlike', { _tag: 'Offline' })],
      'xstate.done.actor.saveRecord': (snapshot) => [done('saveRecord', stored(snapshot, contextOf(snapshot).id ?? 9))],
      'xstate.error.actor.saveRecord': [rejected(400, { [own]: ['؟'], unknown: ['؟'] }), rejected(404), bare, { _tag: 'SessionEnded' }, broken, lost].map(
        (failure) => error('saveRecord', failure),
      ),
      [`xstate.after.quarantine.${name}.quarantined`]: say(`xstate.after.quarantine.${name}.quarantined`),
      'xstate.done.actor.findSaved': (snapshot) => [[], [9], [9, 10]].map((found) => done('findSaved', { rows: found.map((id) => stored(snapshot, id)) })),
      'xstate.error.actor.findSaved': [error('findSaved', { _tag: 'Unreachable' })],
      'xstate.done.actor.rereadRecord': (snapshot) => [done('rereadRecord', stored(snapshot)), done('rereadRecord', record)],
      'xstate.error.actor.rereadRecord': [error('rereadRecord', rejected(404)), error('rereadRecord', { _tag: 'Unreachable' })],
      ...(lingers !== undefined ? { [`xstate.after.linger.${name}.saved`]: say(`xstate.after.linger.${name}.saved`) } : {}),
    },
    states: Object.fromEntries(Object.entries(states).filter(([state]) => has(state))),
    never: samples.never ?? {},
    lengths: lingers === undefined ? {} : { linger: lingers },
    follows: {
      // Nothing is sent by what a page slept over.
      'xstate.done.actor.checkAlike': ({ output }, { snapshot }, before) => {
        if (snapshot.matches('saving')) expect(output.readAt === undefined || contextOf(before).sentAt === LATE).toBe(true);
      },
      // What was typed is thrown away by nobody who was not asked.
      'form.abandoned': (_, { snapshot }, before) => {
        if (before.hasTag('editable')) expect(snapshot.value).toBe(isDirty(contextOf(before)) ? 'leaving' : 'closed');
      },
      // Whoever stays after all is where they were.
      'form.corrected': (_, { snapshot }, before) => {
        const { doubt, failure } = contextOf(before);
        if (before.matches('leaving')) expect(snapshot.value).toBe(doubt !== null ? 'unsure' : failure !== null ? 'failed' : 'editing');
      },
      // What somebody wants sent again is on its way, or looked for first; what they said is not the record is not taken for it later.
      'outcome.resent': ({ at }, { snapshot }, before) => {
        const { candidates, alike, sentAt, id } = contextOf(snapshot);
        expect(snapshot.hasTag('busy')).toBe(true);
        const isLate = at !== undefined && contextOf(before).sentAt !== LATE;
        if (isLate && id === null) same([snapshot.value, sentAt], ['checking', LATE]);
        if (before.matches('choosing') && !isLate) expect([candidates, alike]).toEqual([[], expect.arrayContaining([...contextOf(before).candidates])]);
      },
      // Who brings along what is about another one is led to a form of its own, and nothing begun here is touched.
      'screen.entered': ({ passed: brought = null }, situation, before) => {
        const context = contextOf(situation.snapshot);
        // What is handed over fills the form of a new record that nobody touched, and no other.
        const isFilled = brought !== null && contextOf(before).id === null && !isDirty(contextOf(before)) && before.hasTag('editable');
        const opening = inputs.find(({ passed: begun = null }) => JSON.stringify(begun) === JSON.stringify(brought));
        if (!isFilled) same(context.draft, contextOf(before).draft);
        else if (opening) same(context.draft, openingOf(opening));
        const isOther = makes?.another !== undefined && brought === makes.another.passed && context.id === null && isDirty(context);
        const ways = told(situation).filter((each) => each.type === 'route.go');
        same(ways, isOther ? [{ type: 'route.go', to: makes?.another?.to, replace: true, passed: brought }] : []);
      },
    },
    distinguish: (snapshot) => {
      const context = contextOf(snapshot);
      const { id, sheet, here, record: opened, draft, payload, alike, candidates, failure, doubt, warnings, problems } = context;
      const form = [id === null, sheet, here];
      if (snapshot.status === 'done' || snapshot.hasTag('success')) return [...form, Object.keys(payload).length > 0];
      // Submitting decides all of the rest anew.
      if (snapshot.hasTag('editable') || snapshot.matches('leaving'))
        return [
          ...form,
          opened !== null,
          context.kept ?? null,
          isDirty(context),
          telling.map((field) => draft[field as never]),
          failure !== null,
          doubt !== null,
          problems.length > 0,
          context.lost === true,
        ];
      const outcome = [doubt?._tag, alike?.length ?? null, candidates.length, context.sentAt === LATE, context.lost === true];
      return [...form, isDirty(context), ...outcome, ...(snapshot.matches('warning') ? [warnings] : [])];
    },
  };
  const heard = <T>(each: Readonly<Record<string, T>> = {}) => Object.fromEntries(Object.entries(each).filter(([type]) => isHeard(type)));
  return {
    ...model,
    events: heard(model.events),
    follows: heard(model.follows),
    // The lists it offers choices from tell the view of their changes themselves; what its choices turn off it does not hear.
    ignored: ['rows.changed', 'form.confirmed', 'outcome.claimed'].filter((type) => type === 'rows.changed' || !isHeard(type)),
  };
};
