import type { CodeIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { amountEntry } from '../kit/draft/number.ts';
import { textEntry } from '../kit/draft/text.ts';
import { latinText, normalise } from '../kit/persian-text.ts';
import type { StructOf } from '../kit/shape.ts';
import { type ProcedureType, procedureTypeFields } from './procedure-type.ts';

/** The form of a service with its free-rate price; the codes are what may be wrong with a field (CLI-SERVICE-3). */
export const serviceDraft = draftOf(procedureTypeFields)({
  name: textEntry({ required: 'nameRequired' }),
  procedure_code: textEntry({ required: 'codeRequired' }),
  price: amountEntry({ required: 'priceRequired' }),
});

export const { fields: serviceDraftFields, problems: serviceProblems } = serviceDraft;

export type ServiceDraft = StructOf<typeof serviceDraftFields>;
export type ServiceField = keyof ServiceDraft & string;
/** What is wrong with a field; views put it in words. */
export type ServiceProblem = CodeIn<typeof serviceDraft>;

/** A code as it is compared, whichever digits it was typed in. */
export const codeKey = (code: string): string => latinText(code).toLowerCase();

/** Whether a stored service could be what a payload became: the same name under the same code. */
export const isAlikeService = ({ name, procedure_code }: Partial<ProcedureType>, service: ProcedureType): boolean =>
  normalise(name ?? '') === normalise(service.name) && codeKey(procedure_code ?? '') === codeKey(service.procedure_code);
