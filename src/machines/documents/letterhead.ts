import { assign, sendParent, setup } from 'xstate';
import type { Letterhead } from '../../schema/documents/letterhead.ts';
import { type LetterheadDraft, letterheadDraft } from '../../schema/documents/letterhead-draft.ts';
import { letterheadWorkflow } from '../../schema/documents/letterhead-workflow.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { hasEntries } from '../kit/form/entries.ts';
import { notify, said } from '../kit/parent.ts';
import { wants } from '../kit/screen.ts';

export interface LetterheadContext {
  readonly at: number;
  readonly opened: LetterheadDraft;
  readonly draft: LetterheadDraft;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
  /** What is kept, in the form in which it is stored; null while nothing is. */
  readonly lasting: Letterhead | null;
}

const machine = setup({
  types: {
    context: {} as LetterheadContext,
    events: {} as EventOf<typeof letterheadWorkflow>,
    input: {} as InputOf<typeof letterheadWorkflow>,
  },
  actions: { tell: sendParent(said) },
  guards: {
    isWrong: ({ context, event }) => event.type === 'letterhead.submitted' && letterheadDraft.problems(context.draft, tehranDay(event.at)).length > 0,
    holds: ({ context }) => context.lasting !== null || hasEntries(context),
  },
});

const wantClinics = machine.enqueueActions(({ context, enqueue }) => {
  for (const thing of wants(['clinics'], context.at)) enqueue({ type: 'tell', params: thing });
});

/** What of a draft is kept; null for an empty one. */
const lastingOf = (draft: LetterheadDraft): Letterhead | null => {
  const stored = Object.entries(letterheadDraft.stored(draft)).filter(([, value]) => value !== null && value !== '');
  return stored.length === 0 ? null : Object.fromEntries(stored);
};

/**
 * The head of papers as far as it is typed here (DOC-HEAD-2). It outlives its screen and the session: with it goes what was begun, and both come
 * back with their owner (D-135).
 */
export const letterheadMachine = machine.createMachine({
  id: letterheadWorkflow.name,
  context: ({ input }) => ({ at: input.at, opened: letterheadDraft.empty, draft: letterheadDraft.empty, problems: [], lasting: null }),
  initial: 'editing',
  states: {
    editing: {
      // Of the clinics the dentist's own one has most of the head.
      entry: wantClinics,
      on: {
        'draft.changed': {
          actions: assign(({ context, event }) => ({
            draft: letterheadDraft.revised(context.draft, event.change),
            problems: context.problems.filter(({ field }) => !(field in event.change)),
          })),
        },
        'letterhead.submitted': [
          { guard: 'isWrong', actions: assign({ problems: ({ context, event }) => letterheadDraft.problems(context.draft, tehranDay(event.at)) }) },
          {
            actions: [
              assign(({ context: { draft } }) => ({ opened: draft, problems: [], lasting: lastingOf(draft) })),
              { type: 'tell', params: notify('letterhead.saved', 'success') },
              { type: 'tell', params: { type: 'route.back', fallback: '/settings' } },
            ],
          },
        ],
        'screen.left': [{ guard: 'holds', target: 'away' }, { target: 'ended' }],
      },
    },
    away: { on: { 'screen.entered': { target: 'editing', actions: assign({ at: ({ event }) => event.at }) } } },
    ended: { type: 'final' },
  },
});
