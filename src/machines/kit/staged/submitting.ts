import { assign } from 'xstate';
import { failureOf, isLongAgo, reason } from '../outcome.ts';
import type { AnyRow } from '../rows.ts';
import { goesOn, type StagedContext, type StagedRules, unsent } from './context.ts';
import type { stagedMoves } from './moves.ts';
import type { stagedSetup } from './setup.ts';

/** The submission of a staged list, row by row: what looks like them already, each on its way, and one whose answer was lost. */
export const submittingStates = <Draft extends object, Facts extends object, Row extends AnyRow>(
  machine: ReturnType<typeof stagedSetup<Draft, Facts, Row>>,
  rules: StagedRules<Draft, Facts, Row>,
  moves: ReturnType<typeof stagedMoves<Draft, Facts, Row>>,
  accept: (recordOf: (context: StagedContext<Draft, Facts, Row>) => AnyRow | undefined) => ReturnType<typeof machine.enqueueActions>,
) => {
  const { resource } = rules;
  /** The row on its way is not there, for the reason that it knows already. */
  const refused = machine.assign(({ context }) => moves.known(context, { state: 'failed' }));
  /** By when the provider was asked: a page may have slept over it. */
  const date = {
    type: 'date' as const,
    params: ({ event }: { readonly event: { readonly output: { readonly readAt?: number | null } } }) => event.output.readAt,
  };

  return machine.createStateConfig({
    tags: 'busy',
    initial: 'comparing',
    states: {
      comparing: {
        // Here and nowhere else a submission begins: whoever comes back from a question goes on with the one under way.
        entry: assign(({ context, event }) => moves.again(context, ('at' in event ? event.at : null) ?? context.at)),
        invoke: {
          id: 'findBefore',
          src: 'findAlike',
          input: ({ context }) => ({
            resource,
            payloads: unsent(context.rows)
              .filter(({ before }) => before === null)
              .map(moves.comparedOf),
          }),
          onDone: {
            target: 'choosing',
            actions: [assign(({ context, event }) => moves.compared(context, event.output.rows)), date],
          },
          onError: [
            {
              guard: { type: 'isHopeless', params: reason },
              target: '#stopped',
              actions: { type: 'fail', params: reason },
            },
            { target: 'dating' },
          ],
        },
        after: { patience: 'dating' },
      },
      /** Nothing says what time it is by now, as where nobody said in time what is there: with nothing to compare, the same look tells only that. */
      dating: {
        invoke: {
          id: 'findBefore',
          src: 'findAlike',
          input: { resource, payloads: [] },
          onDone: { target: 'choosing', actions: date },
          onError: { target: '#stopped', actions: { type: 'fail', params: reason } },
        },
      },
      choosing: {
        always: [
          {
            guard: ({ context: { late, rows } }) => late === true && unsent(rows).length > 0,
            target: '#stopped',
          },
          { guard: 'isWaiting', target: 'sending', actions: assign(({ context }) => moves.begun(context)) },
          // Where one refusal stops all, none of them is left over.
          ...(goesOn(rules) ? [{ guard: 'hasUnsent' as const, target: '#stopped' }] : []),
          { target: '#succeeded' },
        ],
      },
      sending: {
        invoke: {
          id: 'sendRow',
          src: 'sendRow',
          input: ({ context }) => moves.onItsWay(context),
          onDone: {
            target: 'following',
            // What is told of it goes by the row on its way, which it is no more afterwards.
            actions: [
              { type: 'tell', params: ({ context, event }) => moves.saved(context, event.output) },
              assign(({ context, event }) => moves.claimed(context, event.output)),
            ],
          },
          onError: [
            {
              guard: { type: 'isUncertain', params: reason },
              target: 'quarantined',
              actions: assign(({ context, event }) => ({
                ...moves.known(context, { state: 'unknown', failure: failureOf(event) }),
                failure: failureOf(event),
                late: context.late === true || isLongAgo(failureOf(event)),
              })),
            },
            {
              guard: { type: 'isRefused', params: reason },
              target: goesOn(rules) ? 'following' : '#stopped',
              actions: assign(({ context, event }) => moves.known(context, { state: 'failed', failure: failureOf(event) })),
            },
            {
              target: '#stopped',
              actions: assign(({ context, event }) => ({ ...moves.known(context, { state: 'staged' }), failure: failureOf(event) })),
            },
          ],
        },
      },
      /** A page may have slept over the answer: what waits behind it goes out only once that is known. */
      following: { always: [{ guard: 'isWaiting', target: 'dating' }, { target: 'choosing' }] },
      quarantined: { after: { quarantine: 'looking' } },
      looking: {
        invoke: {
          id: 'findSent',
          src: 'findAlike',
          input: ({ context }) => moves.onHand(context),
          onDone: {
            target: 'judging',
            actions: [assign(({ context, event }) => ({ candidates: moves.candidates(context, event.output.rows), failure: null })), date],
          },
          onError: { target: '#unsure', actions: { type: 'fail', params: reason } },
        },
      },
      judging: {
        always: [
          { guard: 'isDoubtful', target: '#unsure' },
          ...(goesOn(rules) ? [{ guard: 'isDeniedAfterAll' as const, target: 'choosing', actions: refused }] : []),
          // The provider broke, and it is not there: its words are shown, and whether to try again is the person's to say.
          { guard: 'isRefusedAfterAll', target: '#stopped', actions: refused },
          { guard: ({ context }) => context.candidates.length > 0, target: 'choosing', actions: accept(({ candidates: [only] }) => only) },
          // It may be stored where nobody sees it yet, or still be on its way: whether it is sent again is the person's to say, too.
          { target: '#unsure' },
        ],
      },
    },
  });
};
