import { assign } from 'xstate';
import { askRemoval } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import { isGone, isTyped, type StagedRules } from './context.ts';
import type { stagedMoves } from './moves.ts';
import type { stagedSetup } from './setup.ts';

/** What else a list may be told where it changes stored records (KIT-STAGE-6). */
export const changingStored = <Draft extends object, Facts extends object, Row extends AnyRow>(
  machine: ReturnType<typeof stagedSetup<Draft, Facts, Row>>,
  { resource, stored }: StagedRules<Draft, Facts, Row>,
  moves: ReturnType<typeof stagedMoves<Draft, Facts, Row>>,
) =>
  machine.createStateConfig({
    on: {
      'record.edited': [
        { guard: 'isInHand' },
        { guard: 'isTyped', target: 'replacing', actions: ['finishRow', assign({ wantedRecord: ({ event }) => event.row as Row })] },
        { actions: ['finishRow', assign(({ context, event }) => moves.opened(context, event.row as Row))] },
      ],
      'record.released': [
        { guard: ({ context }) => context.record != null && isTyped(context), target: 'replacing' },
        { guard: ({ context }) => context.record != null, actions: assign(({ context }) => moves.opened(context, null)) },
      ],
      'row.renewed': {
        guard: ({ context, event }) => isGone(context.rows.find(({ key }) => key === event.key)),
        actions: assign(({ context, event }) => moves.renewed(context, event.key)),
      },
      'rows.revised': { actions: assign(({ context, event }) => moves.revisedTogether(context, event.rows, event.revision)) },
      'record.remove': { actions: ['finishRow', { type: 'tell', params: ({ event }) => askRemoval(resource, event) }] },
      ...(stored?.bulk
        ? {
            'bulk.typed': { actions: assign({ bulk: ({ event }) => event.typed }) },
            'bulk.applied': { actions: assign(({ context, event }) => moves.changedTogether(context, event.records as readonly Row[])) },
          }
        : {}),
    },
  }).on;
