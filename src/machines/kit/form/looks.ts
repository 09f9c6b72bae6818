import { assign } from 'xstate';
import { reason } from '../outcome.ts';
import type { AnyRow } from '../rows.ts';
import type { FormRules } from './context.ts';
import type { formSetup } from './setup.ts';

/** The states in which a form looks at what the provider has, before anything is sent and after an answer was lost, and asks about what it saw. */
export const formLooks = <Draft extends object, Row extends AnyRow, Facts extends object>(
  machine: ReturnType<typeof formSetup<Draft, Row, Facts>>,
  rules: FormRules<Draft, Row, Facts>,
  callBack: ReturnType<typeof machine.enqueueActions>,
) => {
  const { renews = false, editsOnly = false } = rules;
  /** Whether a save may make a record, whether it is compared first, and whether it may be doubted. */
  const makes = renews || !editsOnly;
  const compares = renews || rules.comparesFirst !== undefined;
  const doubts = rules.warnings !== undefined;
  const doubting = doubts ? [{ guard: 'hasWarnings' as const, target: 'warning' }] : [];
  /** Nothing is sent by a look that failed so. */
  const unseen = { target: 'failed', actions: { type: 'refuse', params: reason } } as const;
  /** What the provider has already is looked at before anything is sent. */
  const comparing = {
    checking: machine.createStateConfig({
      tags: 'busy',
      invoke: {
        id: 'checkAlike',
        src: 'findAlike',
        // An edit sends what was changed; what it makes of the record is compared.
        input: ({ context }) => ({ payload: { ...context.record, ...context.payload }, except: context.id }),
        onDone: { target: 'weighing', actions: { type: 'compare', params: ({ event }) => event.output.rows } },
        onError: [
          // Whether what is gone was saved anew already, or what was lost had arrived, must be known before it is sent.
          ...(makes ? [{ guard: 'isRenewing' as const, ...unseen }] : []),
          ...(rules.comparesFirst
            ? [
                // Without a line nothing can be sent either, and over the end of a page nothing is: nobody is asked whether it should be.
                { guard: { type: 'isOffline' as const, params: reason }, ...unseen },
                { target: 'dating' },
              ]
            : []),
        ],
      },
    }),
    ...(rules.comparesFirst
      ? {
          /** Nothing says what time it is by now: with nothing to compare, the same look tells only that. */
          dating: machine.createStateConfig({
            tags: 'busy',
            invoke: {
              id: 'checkAlike',
              src: 'findAlike',
              input: { payload: {}, except: null },
              // A doubt that could not be looked into is said where the form has words for it.
              onDone: { target: 'weighing', actions: 'missComparison' },
              onError: unseen,
            },
          }),
        }
      : {}),
    weighing: machine.createStateConfig({
      always: [
        ...(makes ? [{ guard: 'isThere' as const, target: 'choosing' }] : []),
        ...doubting,
        // A page slept over the look, or its end: nobody but a person sends it so long after.
        { guard: 'isOld', target: 'unsent' },
        { target: 'saving' },
      ],
      exit: 'date',
    }),
  };
  /** What was seen long ago is looked at again, and asked about; who goes on although nobody could look may do so when somebody can. */
  const recheck = <G extends string, A extends string>(guard: G, actions: A | readonly A[]) => ({ guard, target: 'checking', actions }) as const;
  const warning = machine.createStateConfig({
    tags: 'question',
    entry: callBack,
    on: {
      'form.confirmed': [...(rules.comparesFirst ? [recheck('isOld', 'date'), recheck('isUncompared', ['accept', 'date'])] : []), { target: 'saving' }],
      'form.corrected': 'editing',
      'draft.changed': { target: 'editing', actions: 'change' },
    },
  });

  /** Nothing new is sent by what was seen long ago: it is compared like what is sent for the first time. */
  const afresh = { guard: 'isOld', target: 'deciding', actions: ['takeOn', 'date'] } as const;

  /** A save that makes a record and whose answer was lost is looked for among the others. */
  const seeking = {
    searching: machine.createStateConfig({
      tags: 'busy',
      invoke: {
        id: 'findSaved',
        src: 'findAlike',
        input: ({ context }) => ({ payload: context.payload, except: null }),
        onDone: { target: 'judging', actions: { type: 'suspect', params: ({ event }) => event.output.rows } },
        onError: { target: 'unsure', actions: { type: 'fail', params: reason } },
      },
    }),
    judging: machine.createStateConfig({
      always: [
        { guard: 'isFound', target: 'saved', actions: ['settle', assign({ record: ({ context }) => context.candidates[0] ?? null })] },
        { guard: 'isThere', target: 'choosing' },
        { guard: 'wasAnswered', target: 'failed', actions: 'own' },
        { target: 'unsent' },
      ],
    }),
    choosing: machine.createStateConfig({
      tags: 'question',
      entry: callBack,
      on: {
        'outcome.claimed': { guard: 'isCandidate', target: 'saved', actions: ['settle', 'claim'] },
        'outcome.resent': [afresh, { target: 'saving', actions: 'disown' }],
        'form.corrected': { target: 'editing', actions: 'takeOn' },
      },
    }),
  };

  return {
    deciding: machine.createStateConfig({
      always: [
        { guard: 'hasProblems', target: 'editing' },
        { guard: 'hasNoChange', target: 'saved' },
        ...(compares ? [{ guard: 'mustCompare' as const, target: 'checking' }] : []),
        ...doubting,
        { target: 'saving' },
      ],
    }),
    ...(compares ? comparing : {}),
    ...(doubts ? { warning } : {}),
    reading: machine.createStateConfig({ always: [...(makes ? [{ guard: 'isNew' as const, target: 'searching' }] : []), { target: 'rereading' }] }),
    ...(makes ? seeking : {}),
    unsent: machine.createStateConfig({
      tags: 'question',
      // What is asked says why; once it is answered there is no doubt any more.
      entry: [assign({ failure: null }), callBack],
      exit: 'settle',
      on: { 'outcome.resent': [afresh, { target: 'saving' }], 'form.corrected': 'editing', 'form.abandoned': 'leaving' },
    }),
  };
};
