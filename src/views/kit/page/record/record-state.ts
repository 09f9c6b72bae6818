import type { FormContext, FormEvent } from '../../../../machines/kit/form/context.ts';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { useSelected, useSend } from '../../actors.tsx';

/** The form of one stored record as far as the parts that every such screen shares look at it. */
export interface RecordSnapshot<Draft extends object = object, Row extends AnyRow = AnyRow> {
  readonly context: FormContext<Draft, Row>;
  readonly value: unknown;
  readonly hasTag: (tag: 'busy' | 'editable' | 'question' | 'problem' | 'success') => boolean;
}

export const useRecord = <Draft extends object = object, Row extends AnyRow = AnyRow>(workflow: string): RecordSnapshot<Draft, Row> =>
  useSelected(workflow, (each: RecordSnapshot<Draft, Row>) => each);

export const useSendRecord = <Draft extends object, Facts extends object>(workflow: string): ((event: FormEvent<Draft, Facts>) => void) =>
  useSend<FormEvent<Draft, Facts>>(workflow);

/** Whether there are fields to show; a form whose record is not there has none. */
export const hasFields = ({ value }: { readonly value: unknown }): boolean => !['loading', 'notLoaded', 'missing'].includes(String(value));

/** Whether the answer to a save was lost, and it is being looked up what became of it. */
export const isLooking = ({ value }: { readonly value: unknown }): boolean => ['quarantined', 'searching', 'rereading'].includes(String(value));
