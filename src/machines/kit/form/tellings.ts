import { type AppEvent, callTo, goTo, notify, savedRow } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import { wants } from '../screen.ts';
import type { FormContext, FormRules } from './context.ts';

/** What a form tells the root, from where it stands; `own` is its id. */
export const formTellings = <Draft extends object, Row extends AnyRow, Facts extends object>(rules: FormRules<Draft, Row, Facts>) => {
  type Telling = (context: FormContext<Draft, Row>, own: string) => readonly AppEvent[];
  const { resource, listPath } = rules;
  /** Something here needs the user, who is elsewhere. */
  const calls: Telling = ({ id, here }, own) => (here ? [] : [callTo(own, `${resource}.formWaiting`, 'problem', { id: String(id ?? 'new') })]);
  const gone: Telling = ({ id }) => [{ type: 'row.removed', resource, id: id ?? 0 }];
  const saved: Telling = ({ id, payload, record }) => {
    const unchanged = id !== null && Object.keys(payload).length === 0;
    const created = id === null;
    return [
      ...(unchanged || record === null ? [] : [savedRow(resource, created, record)]),
      unchanged
        ? notify(`${resource}.unchanged`, 'info')
        : notify(`${resource}.${created ? 'created' : 'updated'}`, 'success', record === null ? {} : { id: String(record.id) }),
    ];
  };
  const onwards: Telling = ({ id, record, here, sheet }) => {
    const next = (record && rules.next?.(record, id === null)) ?? listPath;
    if (here && sheet && rules.leads) return [{ type: 'rows.changed', resource }, goTo(next)];
    if (!here || sheet) return [{ type: 'rows.changed', resource }];
    if (rules.linger !== undefined) return [{ type: 'route.back', fallback: next }];
    const passed = record && rules.handsOn?.(record);
    return [{ ...goTo(next, true), ...(passed ? { passed } : {}) }];
  };
  const lists: Telling = ({ at }) => wants(rules.wants ?? [], at);
  // Who throws it away from elsewhere stays there.
  const back: Telling = ({ sheet, here, params }) => (sheet || !here ? [] : [{ type: 'route.back', fallback: rules.fallback?.(params) ?? listPath }]);
  const kept: Telling = ({ here }, own) => (here ? [callTo(own, `${resource}.formKept`, 'info')] : []);
  return { calls, gone, saved, onwards, lists, back, kept };
};
