import { expect } from 'vitest';
import { type LetterheadContext, letterheadMachine } from '../../../src/machines/documents/letterhead.ts';
import { hasEntries, outlives } from '../../../src/machines/kit/form/entries.ts';
import { letterheadWorkflow } from '../../../src/schema/documents/letterhead-workflow.ts';
import { codes, same } from '../standing.ts';
import type { Model, Situation } from '../walk.ts';

const contextOf = ({ snapshot }: Situation) => snapshot.context as LetterheadContext;
const change = (field: string, value: string) => ({ type: 'draft.changed', change: { [field]: value } });
const SUBMIT = { type: 'letterhead.submitted', at: 5 };

export const letterheadModel: Model = {
  machine: letterheadMachine,
  description: letterheadWorkflow,
  inputs: [{ params: {}, at: 5 }],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: 6 }],
    'screen.left': [{ type: 'screen.left' }],
    'draft.changed': [change('council', '۱۲۳۴۵'), change('council', ''), change('phone', '12'), change('phone', '')],
    'letterhead.submitted': [SUBMIT],
  },
  ignored: ['rows.changed'],
  always: (situation) => {
    const { lasting, opened } = contextOf(situation);
    // What is kept is what the form opens with, and never something empty.
    if (lasting !== null) expect(Object.values(lasting).every((value) => Boolean(value))).toBe(true);
    expect(lasting?.council ?? '').toBe(opened.council === '۱۲۳۴۵' ? '12345' : '');
    if (codes(situation).length > 0) same([codes(situation), hasEntries(contextOf(situation))], [['letterhead.saved'], false]);
  },
  states: {
    editing: (situation) => {
      const { problems } = contextOf(situation);
      expect(situation.snapshot.can(SUBMIT)).toBe(true);
      for (const { field, code } of problems) same([field, code], ['phone', 'phoneInvalid']);
    },
    // It is still there for the papers, for who comes back, and after the session.
    away: (situation) => expect(outlives(contextOf(situation))).toBe(true),
    ended: (situation) => expect(outlives(contextOf(situation))).toBe(false),
  },
};
