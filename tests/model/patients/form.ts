import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type FormContext, type FormState, isDirty } from '../../../src/machines/kit/form/context.ts';
import { patientFormMachine } from '../../../src/machines/patients/form.ts';
import type { PatientDraft } from '../../../src/schema/patients/draft.ts';
import { patientFormWorkflow } from '../../../src/schema/patients/form-workflow.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const AT = 1_795_000_000_000;
const known: Patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1, phone: '+989121234567' };
const rejected = (status: number, fields = {}) => ({ _tag: 'Rejected', status, detail: null, general: [], fields });
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };

type Context = FormContext<PatientDraft, Patient>;
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Context;
/** The row as the provider would hold it after the save. */
const stored = (id: number) => (snapshot: AnyMachineSnapshot) => ({ ...known, ...contextOf(snapshot).record, ...contextOf(snapshot).payload, id });
const told = ({ said }: Situation) => said.filter(({ to }) => to === 'root').map(({ event }) => event);
const toldTypes = (situation: Situation) => told(situation).map(({ type }) => type);
/** Whoever is elsewhere is told that the form waits for them. */
const waits = (situation: Situation) => {
  const calls = told(situation).filter(({ notice }) => notice?.code === 'patients.formWaiting');
  if (!contextOf(situation.snapshot).here && situation.said.length > 0) expect(calls.length).toBeLessThanOrEqual(1);
};

export const patientFormModel: Model = {
  machine: patientFormMachine,
  description: patientFormWorkflow,
  inputs: [
    { params: {}, at: AT },
    { params: { id: '7' }, at: AT },
    { params: { id: '7' }, passed: { patient: known }, at: AT },
    { params: { id: 'x' }, at: AT },
  ],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: AT }],
    'screen.left': [{ type: 'screen.left' }],
    'draft.changed': [
      { type: 'draft.changed', change: { first_name: 'علي', last_name: 'رضايي', national_number: '۰۰۱۲۳۴۵۶۷۹' } },
      { type: 'draft.changed', change: { national_number: '0012345678' } },
      { type: 'draft.changed', change: { national_number: '123' } },
    ],
    'form.submitted': [{ type: 'form.submitted', at: AT }],
    'form.confirmed': [{ type: 'form.confirmed' }],
    'form.corrected': [{ type: 'form.corrected' }],
    'form.abandoned': [{ type: 'form.abandoned' }],
    'form.discarded': [{ type: 'form.discarded' }],
    'load.retried': [{ type: 'load.retried' }],
    'outcome.checked': [{ type: 'outcome.checked' }],
    'outcome.resent': [{ type: 'outcome.resent' }],
    'outcome.claimed': [{ type: 'outcome.claimed', id: 9 }],
    'xstate.done.actor.loadRecord': [done('loadRecord', known)],
    'xstate.error.actor.loadRecord': [error('loadRecord', rejected(404)), error('loadRecord', { _tag: 'Offline' })],
    'xstate.done.actor.checkAlike': [done('checkAlike', { rows: [] }), done('checkAlike', { rows: [{ ...known, id: 3 }] })],
    'xstate.error.actor.checkAlike': [error('checkAlike', { _tag: 'Timeout' })],
    'xstate.done.actor.saveRecord': (snapshot) => [done('saveRecord', stored(contextOf(snapshot).id ?? 9)(snapshot))],
    'xstate.error.actor.saveRecord': [rejected(400, { national_number: ['تکراری است.'], unknown: ['؟'] }), rejected(404), { _tag: 'Offline' }, lost].map(
      (failure) => error('saveRecord', failure),
    ),
    'xstate.after.quarantine.patientForm.quarantined': [{ type: 'xstate.after.quarantine.patientForm.quarantined' }],
    'xstate.done.actor.findSaved': (snapshot) => [[], [9], [9, 10]].map((found) => done('findSaved', { rows: found.map((id) => stored(id)(snapshot)) })),
    'xstate.error.actor.findSaved': [error('findSaved', { _tag: 'Unreachable' })],
    'xstate.done.actor.rereadRecord': (snapshot) => [
      done('rereadRecord', stored(7)(snapshot)),
      done('rereadRecord', { ...known, national_number: '1111111111' }),
    ],
    'xstate.error.actor.rereadRecord': [error('rereadRecord', rejected(404)), error('rereadRecord', { _tag: 'Unreachable' })],
  },
  // The lists it offers choices from tell the view of their changes themselves.
  ignored: ['rows.changed'],
  states: {
    loading: ({ snapshot }) => expect(contextOf(snapshot).record).toBeNull(),
    notLoaded: ({ snapshot }) => expect(contextOf(snapshot).failure).toEqual({ _tag: 'Offline' }),
    missing: (situation) => {
      const entered = toldTypes(situation).filter((type) => type !== 'resource.want');
      if (entered.length > 0) expect(entered).toContain('row.removed');
    },
    editing: ({ snapshot }) => {
      expect(snapshot.hasTag('editable')).toBe(true);
      const { problems, focus } = contextOf(snapshot);
      if (problems.length > 0) expect(focus).not.toBeNull();
      if (!contextOf(snapshot).here) expect(isDirty(contextOf(snapshot))).toBe(true);
    },
    failed: (situation) => {
      const { refused, failure } = contextOf(situation.snapshot);
      expect(situation.snapshot.hasTag('editable')).toBe(true);
      expect(failure).not.toBeNull();
      expect(Object.keys(refused)).not.toContain('unknown');
      waits(situation);
    },
    checking: ({ snapshot }) => expect(contextOf(snapshot).payload.national_number).toMatch(/^[0-9]{10}$/),
    warning: (situation) => {
      expect(contextOf(situation.snapshot).warnings.length).toBeGreaterThan(0);
      waits(situation);
    },
    saving: ({ snapshot }) => {
      const { problems, payload } = contextOf(snapshot);
      expect(problems).toEqual([]);
      expect(Object.keys(payload).length).toBeGreaterThan(0);
    },
    quarantined: ({ snapshot }) => expect(contextOf(snapshot).failure).toEqual(lost),
    searching: ({ snapshot }) => expect(contextOf(snapshot).id).toBeNull(),
    rereading: ({ snapshot }) => expect(contextOf(snapshot).id).not.toBeNull(),
    unsent: waits,
    choosing: (situation) => {
      const { candidates, alike } = contextOf(situation.snapshot);
      expect(candidates.length).toBeGreaterThan(alike === null ? 0 : 1);
      waits(situation);
    },
    unsure: waits,
    leaving: ({ snapshot }) => expect(isDirty(contextOf(snapshot))).toBe(true),
    saved: (situation) => {
      const { here, payload, id } = contextOf(situation.snapshot);
      const unchanged = id !== null && Object.keys(payload).length === 0;
      expect(toldTypes(situation)).toEqual([...(unchanged ? [] : ['row.saved']), 'notice.show', here ? 'route.go' : 'rows.changed']);
    },
    closed: () => {},
  } satisfies Record<Exclude<FormState, 'finished'>, (situation: Situation) => void>,
  distinguish: (snapshot) => {
    const context = contextOf(snapshot);
    const { id, here, record, draft, payload, alike, candidates, failure, warnings } = context;
    const form = [id, here, record !== null, draft.national_number, isDirty(context), failure?._tag];
    // Submitting decides all of the rest anew.
    const filling = snapshot.hasTag('editable') || snapshot.matches('leaving');
    return filling ? form : [...form, Object.keys(payload).length, warnings, alike?.length ?? null, candidates.length];
  },
};
