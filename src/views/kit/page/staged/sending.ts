import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { isTyped, type StagedContext, unsent } from '../../../../machines/kit/staged/context.ts';
import { tehranDay } from '../../../../schema/kit/tehran.ts';
import { now } from '../../clock.ts';
import { useSendStaged } from './staged-state.ts';

/** What is asked of entries before they go anywhere. */
export interface Judging<Draft extends object, Facts extends object> {
  /** What the cached lists say about the form as it stands on Tehran's `today`. */
  readonly facts: (draft: Draft, today: string) => Partial<Facts>;
  /** What speaks against an entry by what is known of it, where that may change while it waits in the list. */
  readonly problems?: (draft: Draft, today: string, facts: Partial<Facts>) => readonly unknown[];
}

/** Adds an entry to a staged list, and sends the list with what is known of each entry at that moment; `along` says whether the form is complete. */
export const useSending = <Draft extends object, Facts extends object, Row extends AnyRow>(
  workflow: string,
  context: StagedContext<Draft, Facts, Row>,
  { facts: factsOf, problems }: Judging<Draft, Facts>,
) => {
  const send = useSendStaged<Draft, Facts>(workflow);
  const { draft, rows } = context;
  const add = (entered: Draft = draft) => {
    const at = now();
    send({ type: 'row.added', at, facts: factsOf(entered, tehranDay(at)) });
  };
  const submit = (along: boolean) => {
    const at = now();
    const today = tehranDay(at);
    const facts = factsOf(draft, today);
    const known = unsent(rows).map((row) => ({ key: row.key, facts: factsOf(row.draft, today) }));
    const isSpoilt = (entry: Draft, told: Partial<Facts>) => (problems?.(entry, today, told) ?? []).length > 0;
    const spoilt = unsent(rows).find((row, index) => isSpoilt(row.draft, { ...row.facts, ...known[index]?.facts }));
    if (!spoilt) return send({ type: 'list.submitted', at, facts, known });
    // What is complete in the form goes into the list, unless something speaks against it, too.
    if (along) add();
    if (along && isSpoilt(draft, facts)) return;
    // Back in the form it says what speaks against it by now.
    send({ type: 'row.edited', key: spoilt.key });
    if (along || !isTyped(context)) add(spoilt.draft);
  };
  return { add, submit };
};
