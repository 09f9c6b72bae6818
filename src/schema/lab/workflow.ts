import { handedOverWorkflow } from '../workflows/worksheet.ts';
import { dispatchDraft } from './draft.ts';

/** Work for laboratories, put together in a list, printed and sent; the sending is simulated (DOC-LAB-4). */
export const labDispatchWorkflow = handedOverWorkflow('labDispatch', dispatchDraft.fields, 3);
