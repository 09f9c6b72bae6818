import { assign, sendParent, sendTo, setup } from 'xstate';
import type { Passed } from '../../schema/app/passed.ts';
import { NEW } from '../../schema/app/route.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { settingsWorkflow } from '../../schema/shell/settings-workflow.ts';
import { swipeRowMachine } from '../kit/list/swipe-row.ts';
import { type AppEvent, askRemoval, goTo, handOver, openSheet, said } from '../kit/parent.ts';
import { doubts, wants } from '../kit/screen.ts';

/** The lists that sections of the settings show; levels are counted beside their insurance, contracts before their clinic is deleted. */
const LISTS = ['clinics', 'insurances', 'insuranceTariffs', 'contracts'] as const;

export interface SettingsContext {
  readonly at: number;
  /** The section that is open. */
  readonly section: string | null;
}

type SettingsEvent = EventOf<typeof settingsWorkflow>;
type Listed = Extract<SettingsEvent, { readonly type: 'record.edit' }>['of'];

const passing = (of: Listed): Passed => ({ row: of });
const adding = (resource: Listed['resource']): AppEvent => (resource === 'clinics' ? goTo('/new-clinic') : openSheet('insuranceForm', { id: NEW }));
const editing = (of: Listed): AppEvent =>
  of.resource === 'clinics' ? handOver(`/edit-clinic/${of.row.id}`, passing(of)) : openSheet('insuranceForm', { id: String(of.row.id) }, passing(of));
/** A clinic opens where its terms are, an insurance where its levels are. */
const opening = (of: Listed): AppEvent => (of.resource === 'clinics' ? editing(of) : handOver(`/insurances/${of.row.id}`, passing(of)));

const machine = setup({
  types: { context: {} as SettingsContext, events: {} as SettingsEvent, input: {} as InputOf<typeof settingsWorkflow> },
  actors: { swipeRow: swipeRowMachine },
  actions: {
    tell: sendParent(said),
    closeRow: sendTo('swipe', { type: 'row.closed' }),
    finishRow: sendTo('swipe', { type: 'row.acted' }),
    arrive: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
  },
  guards: { isOpen: ({ context }) => context.section !== null },
});

const asking = (ask: typeof wants) =>
  machine.enqueueActions(({ context, enqueue }) => {
    for (const thing of ask(LISTS, context.at)) enqueue({ type: 'tell', params: thing });
  });
const wantLists = asking(wants);

/** The settings: what lies open in them is still open for who comes back from a record of theirs (SHL-SET-1, SHL-SET-7, SHL-SET-8). */
export const settingsMachine = machine.createMachine({
  id: settingsWorkflow.name,
  context: ({ input }) => ({ at: input.at, section: null }),
  entry: wantLists,
  invoke: { id: 'swipe', src: 'swipeRow' },
  initial: 'open',
  states: {
    open: {
      on: {
        'screen.entered': { actions: ['arrive', wantLists] },
        'list.retried': { actions: ['arrive', asking(doubts)] },
        'section.toggled': { actions: [assign({ section: ({ event }) => (event.open ? event.section : null) }), 'closeRow'] },
        'record.add': { actions: { type: 'tell', params: ({ event }) => adding(event.resource) } },
        'record.opened': { actions: ['finishRow', { type: 'tell', params: ({ event }) => opening(event.of) }] },
        'record.edit': { actions: ['finishRow', { type: 'tell', params: ({ event }) => editing(event.of) }] },
        'record.remove': { actions: ['finishRow', { type: 'tell', params: ({ event }) => askRemoval(event.resource, event) }] },
        'screen.left': [{ guard: 'isOpen', target: 'away', actions: 'closeRow' }, { target: 'ended' }],
      },
    },
    away: { on: { 'screen.entered': { target: 'open', actions: ['arrive', wantLists] } } },
    ended: { type: 'final' },
  },
});
