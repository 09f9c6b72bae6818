import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyRow } from '../../../src/machines/kit/rows.ts';
import { current, hasWork, isTyped, type StagedContext, unsent } from '../../../src/machines/kit/staged/context.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

type Context = StagedContext<object, object, AnyRow>;
export const stagedContext = (snapshot: AnyMachineSnapshot): Context => snapshot.context as Context;

export interface StagedSamples {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  /** What a screen may hand over. */
  readonly passed: object;
  /** Makes the form complete. */
  readonly complete: object;
  /** Makes it incomplete again. */
  readonly incomplete: object;
  readonly facts: object;
  /** Facts under which a complete form must stay out of the list. */
  readonly forbidding: object;
  /** A record as the provider holds it after the row on its way was stored. */
  readonly stored: (snapshot: AnyMachineSnapshot, id: number) => AnyRow;
  /** Where success leads. */
  readonly next: string;
}

const AT = 1_795_000_000_000;
const MOST_ROWS = 2;
const lost = { _tag: 'UnknownOutcome', ageMillis: 9000 };
const refused = { _tag: 'Rejected', status: 400, detail: null, general: [], fields: { patient: ['؟'] } };

const told = ({ said }: Situation) => said.filter(({ to }) => to === 'root').map(({ event }) => event);
const codes = (situation: Situation) => told(situation).flatMap(({ notice }) => (notice ? [notice.code] : []));

/** The model of any staged list: what is tried on it, and what it promises. */
export const stagedModel = ({ machine, description, passed, complete, incomplete, facts, forbidding, stored, next }: StagedSamples): Model => {
  const { name } = description;
  const firstKey = (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).rows[0]?.key ?? 99;
  const lastKey = (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).rows.at(-1)?.key ?? 99;
  const found = (count: number) => (snapshot: AnyMachineSnapshot) => ({ rows: Array.from({ length: count }, (_, index) => stored(snapshot, 70 + index)) });
  const enter = (type: string) => (snapshot: AnyMachineSnapshot) => {
    const full = stagedContext(snapshot).rows.length >= MOST_ROWS && isTyped(stagedContext(snapshot));
    return full && type === 'row.added' ? [] : [{ type, at: AT, facts }, ...(type === 'row.added' ? [{ type, at: AT, facts: forbidding }] : [])];
  };
  return {
    machine,
    description,
    inputs: [
      { params: {}, at: AT },
      { params: {}, passed, at: AT },
    ],
    events: {
      'screen.entered': [
        { type: 'screen.entered', at: AT },
        { type: 'screen.entered', passed, at: AT },
      ],
      'screen.left': [{ type: 'screen.left' }],
      'draft.changed': [
        { type: 'draft.changed', change: complete },
        { type: 'draft.changed', change: incomplete },
      ],
      'row.added': enter('row.added'),
      'row.edited': (snapshot) => [firstKey(snapshot), 98].map((key) => ({ type: 'row.edited', key })),
      'row.removed': (snapshot) => [lastKey(snapshot), 98].map((key) => ({ type: 'row.removed', key })),
      'row.restored': [{ type: 'row.restored' }],
      'replacement.confirmed': [{ type: 'replacement.confirmed' }],
      'question.cancelled': [{ type: 'question.cancelled' }],
      'list.submitted': enter('list.submitted'),
      'list.confirmed': [{ type: 'list.confirmed' }],
      'list.abandoned': [{ type: 'list.abandoned' }],
      'list.discarded': [{ type: 'list.discarded' }],
      'outcome.checked': [{ type: 'outcome.checked' }],
      'outcome.resent': [{ type: 'outcome.resent' }],
      'outcome.claimed': [70, 97].map((id) => ({ type: 'outcome.claimed', id })),
      'xstate.done.actor.findBefore': [done('findBefore', { rows: [] })],
      'xstate.error.actor.findBefore': [error('findBefore', { _tag: 'Offline' }), error('findBefore', { _tag: 'Unreadable', where: '' })],
      [`xstate.after.patience.${name}.submitting.comparing`]: [{ type: `xstate.after.patience.${name}.submitting.comparing` }],
      'xstate.done.actor.sendRow': (snapshot) => [done('sendRow', stored(snapshot, 10 + firstKey(snapshot)))],
      'xstate.error.actor.sendRow': [refused, { _tag: 'SessionEnded' }, lost].map((failure) => error('sendRow', failure)),
      [`xstate.after.quarantine.${name}.submitting.quarantined`]: [{ type: `xstate.after.quarantine.${name}.submitting.quarantined` }],
      'xstate.done.actor.findSent': (snapshot) => [0, 1, 2].map((count) => done('findSent', found(count)(snapshot))),
      'xstate.error.actor.findSent': [error('findSent', { _tag: 'Unreachable' })],
      'xstate.after.linger.succeeded': [{ type: 'xstate.after.linger.succeeded' }],
    },
    // The lists it offers choices from tell the view of their changes themselves.
    ignored: ['rows.changed'],
    states: {
      composing: (situation) => {
        const context = stagedContext(situation.snapshot);
        expect(situation.snapshot.hasTag('editable')).toBe(true);
        expect(current(context.rows)).toBeUndefined();
      },
      leftOver: ({ snapshot }) => {
        expect(isTyped(stagedContext(snapshot))).toBe(true);
        expect(unsent(stagedContext(snapshot).rows).length).toBeGreaterThan(0);
      },
      replacing: ({ snapshot }) => expect(stagedContext(snapshot).wanted).not.toBeNull(),
      leaving: ({ snapshot }) => expect(hasWork(stagedContext(snapshot))).toBe(true),
      'submitting.comparing': ({ snapshot }) => expect(unsent(stagedContext(snapshot).rows).length).toBeGreaterThan(0),
      'submitting.sending': ({ snapshot }) => expect(stagedContext(snapshot).rows.filter(({ state }) => state === 'sending')).toHaveLength(1),
      'submitting.quarantined': ({ snapshot }) => expect(stagedContext(snapshot).failure).toEqual(lost),
      'submitting.looking': ({ snapshot }) => expect(current(stagedContext(snapshot).rows)?.state).toBe('unknown'),
      unsure: (situation) => {
        const { rows, candidates, failure, here } = stagedContext(situation.snapshot);
        expect(current(rows)?.state).toBe('unknown');
        expect(candidates.length > 0 || failure !== null).toBe(true);
        if (!here && situation.said.length > 0) expect(codes(situation)).toContain(`${name}.waiting`);
      },
      finished: (situation) => {
        const { rows, here } = stagedContext(situation.snapshot);
        expect(unsent(rows)).toEqual([]);
        expect(told(situation).filter(({ type }) => type === 'route.go')).toEqual(here ? [expect.objectContaining({ to: next, replace: true })] : []);
      },
      closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
    },
    always: (situation) => {
      const { rows } = stagedContext(situation.snapshot);
      expect(rows.filter(({ state }) => state === 'sending' || state === 'unknown').length).toBeLessThanOrEqual(1);
      for (const { state, id } of rows) expect(id !== null).toBe(state === 'sent');
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const saved = told(situation).filter(({ type }) => type === 'row.saved');
      // A list that is through is empty again when something was left in the form.
      if (rows.length > 0) for (const event of saved) expect(rows.map(({ id }) => id)).toContain(event.saved.row.id);
    },
    // A submission decides the rest anew, and what was said of the last one does not matter to the form.
    distinguish: (snapshot) => {
      const { here, rows, removed, candidates, failure, ...form } = stagedContext(snapshot);
      const list = [here, isTyped({ ...form, rows }), rows.map(({ state }) => state)];
      if (snapshot.hasTag('editable')) return [...list, removed !== null];
      return [...list, current(rows)?.before?.length ?? null, candidates.length, failure?._tag];
    },
  };
};
