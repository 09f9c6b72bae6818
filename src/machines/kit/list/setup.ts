import { assign, type PromiseActorLogic, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../schema/kit/failure.ts';
import { type ListWorkflow, partPort } from '../../../schema/workflows/list.ts';
import type { ScreenInput } from '../../../schema/workflows/screen.ts';
import { isMissing, wasLeft } from '../outcome.ts';
import { type AppEvent, said } from '../parent.ts';
import { portsAs } from '../port.ts';
import type { AnyRow } from '../rows.ts';
import { outdated, wantsOf } from '../screen.ts';
import { addressOf, isSearched, type ListContext, type ListEvent, type ListRules, type ListTag, returned } from './context.ts';
import { AWAY_MILLIS, aged, failed, type Part, read, unread, unreadAgain } from './part.ts';
import { swipeRowMachine } from './swipe-row.ts';

/** The parts of any list's screen. */
export type AnyParts = Readonly<Record<string, unknown>>;

interface ListPorts {
  readonly printPage: PromiseActorLogic<object, object>;
  readonly saveTable: PromiseActorLogic<object, { readonly name: string }>;
  /** Stands for the port of every part; see `loading`. */
  readonly loadPart: PromiseActorLogic<unknown, { readonly id: number }>;
}

/** Parts are loaded by the names of their own ports, of which this file need not know. */
export const loading = (part: string) => partPort(part) as string as 'loadPart';

const withPart = ({ parts }: ListContext<AnyParts>, name: string, change: (part: Part) => Part) => ({
  parts: { ...parts, [name]: change(parts[name] ?? unread) },
});

/** The types, actions and questions of a list's screen; `list-screen.ts` says when they are used. */
export const listSetup = <Row extends AnyRow>(description: ListWorkflow, rules: ListRules<Row, AnyParts>) =>
  setup({
    types: {
      context: {} as ListContext<AnyParts>,
      events: {} as ListEvent<Row>,
      input: {} as ScreenInput,
      tags: {} as ListTag,
    },
    actors: { ...portsAs<ListPorts>(description), swipeRow: swipeRowMachine },
    actions: {
      tell: sendParent(said),
      closeRow: sendTo('swipe', { type: 'row.closed' }),
      finishRow: sendTo('swipe', { type: 'row.acted' }),
      arrive: assign(({ context, event }) => {
        if (!('at' in event)) return {};
        const isLater = event.type === 'screen.entered' && event.at - context.at > AWAY_MILLIS;
        return { at: event.at, ...(isLater ? { parts: unreadAgain(context.parts) } : {}) };
      }),
      standAgain: assign(({ context, event }) => (event.type === 'screen.entered' ? returned(context, event.query, rules) : {})),
      keepPart: assign(({ context }, { name, value }: { readonly name: string; readonly value: unknown }) => withPart(context, name, () => read(value))),
      agePart: assign(({ context, event }, name: string) => (event.type === 'rows.changed' ? withPart(context, name, (part) => aged(part, event)) : {})),
      failPart: assign(({ context }, { name, failure }: { readonly name: string; readonly failure: Failure }) =>
        withPart(context, name, (part) => failed(part, failure)),
      ),
    },
    guards: {
      isSearched: ({ context }) => isSearched(context, rules),
      hasPart: ({ context }, name: string) => context.parts[name]?.value != null,
      isMissing: (_, failure: Failure) => isMissing(failure),
      wasLeft,
      isAbout: ({ event }, name: string) => event.type === 'part.retried' && event.part === name,
      makesOld: ({ event }, name: string) =>
        event.type === 'rows.changed' && (rules.parts?.[name]?.changedBy ?? []).some((resource: string) => resource === event.resource),
    },
  });

/** What a list's screen tells the root, by where it stands. */
export const listTellings = <Row extends AnyRow>({ shows = {} }: ListWorkflow, rules: ListRules<Row, AnyParts>) => {
  const lists = [rules.resource, ...(rules.wants ?? [])];
  const wants = ({ id, at }: ListContext<AnyParts>): readonly AppEvent[] => wantsOf(lists, shows, id, at);
  return {
    wants,
    /** Who tries again may have read rows that were no good a moment ago. */
    anew: (context: ListContext<AnyParts>): readonly AppEvent[] => outdated(wants(context)),
    address: (context: ListContext<AnyParts>): readonly AppEvent[] => [{ type: 'route.queried', query: addressOf(context, rules) }],
  };
};
