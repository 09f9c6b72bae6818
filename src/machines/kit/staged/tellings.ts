import { type AppEvent, callTo, goTo, notify } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import { doubts, wants } from '../screen.ts';
import { isGone, isRefused, type StagedContext, type StagedRules, unsent } from './context.ts';

/** What a staged list tells the root, by where it stands; `own` is the list's id. */
export const stagedTellings = <Draft extends object, Facts extends object, Row extends AnyRow>(name: string, rules: StagedRules<Draft, Facts, Row>) => {
  type Telling = (context: StagedContext<Draft, Facts, Row>, own: string) => readonly AppEvent[];
  /** Whoever left looks at another screen, some of which may be made of what was sent meanwhile. */
  const changed = (rows: StagedContext<Draft, Facts, Row>['rows']): readonly AppEvent[] =>
    rows.some(({ state }) => state === 'sent') ? [{ type: 'rows.changed', resource: rules.resource }] : [];
  const kept: Telling = ({ rows, here }, own) => (here ? [callTo(own, `${name}.kept`, 'info', { count: String(unsent(rows).length) })] : []);
  const tellings = {
    wants: ({ at }) => wants(rules.wants, at),
    /** What rows were judged by is not what the provider has; a record that is gone is in no list any more. */
    refused: ({ rows, at }) => {
      const refused = rows.filter(isRefused);
      if (refused.length === 0) return [];
      const gone = refused.flatMap((row): readonly AppEvent[] =>
        isGone(row) && row.record ? [{ type: 'row.removed', resource: rules.resource, id: row.record.id }] : [],
      );
      return [...gone, ...doubts([...new Set([rules.resource, ...rules.wants])], at)];
    },
    back: ({ params }) => [{ type: 'route.back', fallback: rules.fallback(params) }],
    /** What the next form opens with. */
    lasting: ({ rows, nextKey }) => {
      const entry = rows.find(({ key }) => key === nextKey - 1);
      return entry && rules.lasting ? [{ type: 'choice.kept', workflow: name, values: rules.lasting(entry.draft) }] : [];
    },
    /** Something was handed over for a form that holds something else. */
    busy: () => [notify(`${name}.busy`, 'info')],
    /** There is nothing to send (KIT-STAGE-9). */
    nothing: () => [notify(`${name}.nothing`, 'info')],
    kept,
    /** The list is sent, and whoever left it left something in its form. */
    remains: (context, own) => kept({ ...context, here: !context.here }, own),
    /** What waits behind a row was not sent, since its list was sent long ago. */
    late: (context, own) => (context.late ? kept(context, own) : []),
    /** Something here needs the user, who is elsewhere. */
    waiting: ({ here, rows }, own) => (here ? [] : [callTo(own, `${name}.waiting`, 'problem'), ...changed(rows)]),
    done: ({ rows, here }) => {
      const id = rows.map((row) => row.id).join(',');
      return [notify(`${name}.sent`, 'success', { count: String(rows.length), id, resource: rules.resource }), ...(here ? [] : changed(rows))];
    },
    onward: ({ rows, here, params }) => {
      const entries = rows.map(({ draft }) => draft);
      return here ? [goTo(rules.next(entries, params, rows), true)] : [];
    },
  } satisfies Record<string, Telling>;
  return tellings as Record<keyof typeof tellings, Telling>;
};
