import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type FormContext, isDirty } from '../../../src/machines/kit/form/context.ts';
import type { AnyRow } from '../../../src/machines/kit/rows.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

type Context = FormContext<object, AnyRow>;
const contextOf = (snapshot: AnyMachineSnapshot): Context => snapshot.context as Context;

export interface EditSamples {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  readonly resource: string;
  /** The record that is edited, and how the screen before hands it over. */
  readonly record: AnyRow;
  readonly passed: object;
  /** A change that can be saved, and one that cannot. */
  readonly change: object;
  readonly wrong: object;
  readonly facts: object;
  readonly next: string;
  /** Whether the user returns to the screen before after a while. */
  readonly lingers: boolean;
}

const AT = 1_795_000_000_000;
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };
const rejected = (status: number) => ({ _tag: 'Rejected', status, detail: null, general: [], fields: { patient: ['؟'] } });
const told = ({ said }: Situation) => said.filter(({ to }) => to === 'root').map(({ event }) => event);

const UNASKED = ['checkAlike', 'findSaved'].flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);

/** What a form that only edits, and compares nothing before it saves, never does. */
export const UNUSED_OF_EDITS = [
  ...['form.confirmed', 'outcome.claimed', ...UNASKED].map((type) => `event never taken: ${type}`),
  ...['checking', 'warning', 'searching', 'choosing'].map((state) => `state never reached: ${state}`),
];
/** The model of a form that edits one stored record. */
export const editModel = ({ machine, description, resource, record, passed, change, wrong, facts, next, lingers }: EditSamples): Model => {
  const { name } = description;
  const params = { id: String(record.id) };
  const stored = (snapshot: AnyMachineSnapshot) => ({ ...record, ...contextOf(snapshot).payload });
  const waits = (situation: Situation) => {
    const calls = told(situation).filter(({ notice }) => notice?.code === `${resource}.formWaiting`);
    if (!contextOf(situation.snapshot).here && situation.said.length > 0) expect(calls.length).toBeLessThanOrEqual(1);
  };
  return {
    machine,
    description,
    inputs: [
      { params, at: AT },
      { params, passed, at: AT },
      { params: { id: 'x' }, at: AT },
    ],
    events: {
      'screen.entered': [{ type: 'screen.entered', at: AT }],
      'screen.left': [{ type: 'screen.left' }],
      'draft.changed': [
        { type: 'draft.changed', change },
        { type: 'draft.changed', change: wrong },
      ],
      'form.submitted': [
        { type: 'form.submitted', at: AT, facts },
        { type: 'form.submitted', at: AT },
      ],
      'form.confirmed': [{ type: 'form.confirmed' }],
      'form.corrected': [{ type: 'form.corrected' }],
      'form.abandoned': [{ type: 'form.abandoned' }],
      'form.discarded': [{ type: 'form.discarded' }],
      'load.retried': [{ type: 'load.retried' }],
      'outcome.checked': [{ type: 'outcome.checked' }],
      'outcome.resent': [{ type: 'outcome.resent' }],
      'outcome.claimed': [{ type: 'outcome.claimed', id: 9 }],
      'xstate.done.actor.loadRecord': [done('loadRecord', record)],
      'xstate.error.actor.loadRecord': [error('loadRecord', rejected(404)), error('loadRecord', { _tag: 'Offline' })],
      'xstate.done.actor.saveRecord': (snapshot) => [done('saveRecord', stored(snapshot))],
      'xstate.error.actor.saveRecord': [rejected(400), rejected(404), { _tag: 'SessionEnded' }, lost].map((failure) => error('saveRecord', failure)),
      [`xstate.after.quarantine.${name}.quarantined`]: [{ type: `xstate.after.quarantine.${name}.quarantined` }],
      'xstate.done.actor.rereadRecord': (snapshot) => [done('rereadRecord', stored(snapshot)), done('rereadRecord', record)],
      'xstate.error.actor.rereadRecord': [error('rereadRecord', rejected(404)), error('rereadRecord', { _tag: 'Unreachable' })],
      ...Object.fromEntries(UNASKED.map((type) => [type, [{ type }]])),
      ...(lingers ? { [`xstate.after.linger.${name}.saved`]: [{ type: `xstate.after.linger.${name}.saved` }] } : {}),
    },
    // The lists it offers choices from tell the view of their changes themselves.
    ignored: ['rows.changed'],
    states: {
      loading: ({ snapshot }) => expect(contextOf(snapshot).record).toBeNull(),
      notLoaded: ({ snapshot }) => expect(contextOf(snapshot).failure).toEqual({ _tag: 'Offline' }),
      missing: ({ snapshot }) => expect(snapshot.hasTag('problem')).toBe(true),
      editing: ({ snapshot }) => {
        expect(snapshot.hasTag('editable')).toBe(true);
        if (!contextOf(snapshot).here) expect(isDirty(contextOf(snapshot))).toBe(true);
      },
      failed: (situation) => {
        expect(contextOf(situation.snapshot).failure).not.toBeNull();
        waits(situation);
      },
      checking: () => {},
      warning: () => {},
      saving: ({ snapshot }) => {
        expect(contextOf(snapshot).problems).toEqual([]);
        expect(Object.keys(contextOf(snapshot).payload).length).toBeGreaterThan(0);
      },
      quarantined: ({ snapshot }) => expect(contextOf(snapshot).failure).toEqual(lost),
      searching: () => {},
      rereading: ({ snapshot }) => expect(contextOf(snapshot).id).not.toBeNull(),
      choosing: () => {},
      unsent: waits,
      unsure: waits,
      leaving: ({ snapshot }) => expect(isDirty(contextOf(snapshot))).toBe(true),
      saved: (situation) => {
        const { here, payload } = contextOf(situation.snapshot);
        const saving = [...(Object.keys(payload).length === 0 ? [] : ['row.saved']), 'notice.show'];
        const types = told(situation).map(({ type }) => type);
        if (!lingers) expect(types).toEqual([...saving, here ? 'route.go' : 'rows.changed']);
        else if (types.includes('notice.show')) expect(types).toEqual(saving);
      },
      ...(lingers
        ? {
            finished: (situation: Situation) => {
              const onward = contextOf(situation.snapshot).here ? { type: 'route.back', fallback: next } : { type: 'rows.changed', resource };
              expect(told(situation)).toEqual([onward]);
            },
          }
        : {}),
      closed: () => {},
    },
    always: (situation) => {
      for (const { type, to } of told(situation)) if (type === 'route.go') expect(to).toBe(next);
    },
    distinguish: (snapshot) => {
      const context = contextOf(snapshot);
      const { here, record: known, payload, failure, problems } = context;
      const form = [here, known !== null, isDirty(context), failure?._tag, problems.length > 0];
      return snapshot.hasTag('editable') || snapshot.matches('leaving') ? form : [...form, Object.keys(payload).length];
    },
  };
};
