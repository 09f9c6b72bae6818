import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { type StagedContext, same, unsent } from '../../../../machines/kit/staged/context.ts';
import { tehranDay } from '../../../../schema/kit/tehran.ts';
import { now } from '../../clock.ts';
import { useSendStaged } from './staged-state.ts';

/** What the cached lists say about a form as it stands on Tehran's `today`. */
export type FactsOf<Draft extends object, Facts extends object> = (draft: Draft, today: string) => Partial<Facts>;

/** Adds the form to a staged list, and sends the list, with what is known of each entry at that moment. */
export const useSending = <Draft extends object, Facts extends object, Row extends AnyRow>(
  workflow: string,
  { draft, rows }: Pick<StagedContext<Draft, Facts, Row>, 'draft' | 'rows'>,
  factsOf: FactsOf<Draft, Facts>,
) => {
  const send = useSendStaged<Draft, Facts>(workflow);
  const add = () => {
    const at = now();
    send({ type: 'row.added', at, facts: factsOf(draft, tehranDay(at)) });
  };
  const submit = () => {
    const at = now();
    const today = tehranDay(at);
    // What is known of a row lists what is stored: what is new of it is told, and of a price that was raised with all others nothing is asked.
    const known = unsent(rows)
      .filter(({ bulk }) => !bulk)
      .map(({ key, draft: entry, facts: before }) => ({ key, before, facts: factsOf(entry, today) }))
      .filter(({ before, facts }) => !same(before, facts))
      .map(({ key, facts }) => ({ key, facts }));
    send({ type: 'list.submitted', at, facts: factsOf(draft, today), known });
  };
  return { add, submit };
};
