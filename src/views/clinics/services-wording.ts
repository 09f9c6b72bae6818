import { isMissing } from '../../machines/kit/outcome.ts';
import type { StagedRow } from '../../machines/kit/staged/context.ts';
import type { ProcedureType } from '../../schema/clinics/procedure-type.ts';
import type { ServiceDraft, ServiceProblem } from '../../schema/clinics/service-draft.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { fieldErrors, saveFailure } from '../kit/feedback/wording.ts';
import { pageWords } from '../kit/page/texts.ts';
import { failures, fields, problems, serviceOne } from './services-texts.ts';

export const serviceErrors = fieldErrors<ServiceDraft>(({ code }) => problems[code as ServiceProblem]);

/** Why a service could not be saved: of a stored one that is there no more, that it is gone. */
export const serviceFailure = (failure: Failure, row?: StagedRow<ServiceDraft, object>): string => {
  const stored = row?.record as ProcedureType | null | undefined;
  if (stored && isMissing(failure)) return failures.missing;
  const name = row?.draft.name.trim() || serviceOne;
  return saveFailure(failure, { prefix: stored ? failures.update(name) : failures.create(name), labels: fields });
};

export const entryName = ({ name }: Pick<ServiceDraft, 'name'>): string => name.trim() || pageWords.unknown;
