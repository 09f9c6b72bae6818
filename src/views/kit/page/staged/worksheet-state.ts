import type { WorksheetContext, WorksheetEvent } from '../../../../machines/kit/staged/worksheet/context.ts';
import { useSelected, useSend } from '../../actors.tsx';

/** A list that no provider keeps, as far as what every such screen shares looks at it. */
export interface WorksheetSnapshot<Head extends object = object, Draft extends object = object> {
  readonly context: WorksheetContext<Head, Draft>;
  readonly value: unknown;
  readonly hasTag: (tag: 'busy' | 'editable' | 'question' | 'printing') => boolean;
}

export const useWorksheet = <Head extends object, Draft extends object>(workflow: string): WorksheetSnapshot<Head, Draft> =>
  useSelected(workflow, (each: WorksheetSnapshot<Head, Draft>) => each);

export const useSendWorksheet = <Draft extends object>(workflow: string): ((event: WorksheetEvent<Draft>) => void) => useSend<WorksheetEvent<Draft>>(workflow);
