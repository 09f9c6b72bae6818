import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { type RowState, type StagedContext, type StagedEvent, unsent } from '../../../../machines/kit/staged/context.ts';
import { useSelected, useSend } from '../../actors.tsx';

/** A staged list as far as the parts that every such screen shares look at it. */
export interface StagedSnapshot<Draft extends object = object, Facts extends object = object, Row extends AnyRow = AnyRow> {
  readonly context: StagedContext<Draft, Facts, Row>;
  readonly value: unknown;
  readonly hasTag: (tag: 'busy' | 'editable' | 'question' | 'problem' | 'success') => boolean;
}

export const useStaged = <Draft extends object = object, Facts extends object = object, Row extends AnyRow = AnyRow>(
  workflow: string,
): StagedSnapshot<Draft, Facts, Row> => useSelected(workflow, (each: StagedSnapshot<Draft, Facts, Row>) => each);

export const useSendStaged = <Draft extends object, Facts extends object>(workflow: string): ((event: StagedEvent<Draft, Facts>) => void) =>
  useSend<StagedEvent<Draft, Facts>>(workflow);

/** Which step of a submission is under way: looking what is there, sending, or waiting for an answer that was lost. */
export const stepOf = ({ value }: { readonly value: unknown }): 'comparing' | 'sending' | 'looking' | null => {
  if (typeof value !== 'object' || value === null || !('submitting' in value)) return null;
  if (value.submitting === 'comparing') return 'comparing';
  return value.submitting === 'sending' || value.submitting === 'dating' ? 'sending' : 'looking';
};

export interface Tally {
  readonly total: number;
  readonly sent: number;
  /** Rows that a submission would send. */
  readonly left: number;
}

export const tallyOf = ({ context: { rows } }: { readonly context: { readonly rows: readonly { readonly state: RowState }[] } }): Tally => ({
  total: rows.length,
  sent: rows.filter(({ state }) => state === 'sent').length,
  left: unsent(rows).length,
});
