import type { ProcedureType } from '../../schema/clinics/procedure-type.ts';
import { codeKey, isAlikeService, type ServiceDraft, type ServiceField, serviceDraft, serviceProblems } from '../../schema/clinics/service-draft.ts';
import { servicesWorkflow } from '../../schema/clinics/workflows.ts';
import type { StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';

const rules: StagedRules<ServiceDraft, object, ProcedureType> = {
  resource: 'procedureTypes',
  wants: ['procedureTypes'],
  opened: () => serviceDraft.empty,
  revised: serviceDraft.revised,
  cleared: () => serviceDraft.empty,
  problems: serviceProblems,
  payload: (draft) => serviceDraft.created(draft),
  isAlike: isAlikeService,
  next: () => '/settings',
  fallback: () => '/settings',
  linger: 0,
  stored: {
    draftOf: serviceDraft.open,
    changed: (draft, service) => serviceDraft.changed(draft, serviceDraft.open(service), service),
    isAsSent: serviceDraft.isAsSent,
  },
};

/** Staging services, new ones and changes of stored ones, and sending them (CLI-SERVICE-1). */
export const servicesMachine = stagedList(servicesWorkflow, rules);

/** Another service, stored or in the list, that has the code of a draft; two may have it, but seldom do on purpose. */
export const sameCode = (draft: ServiceDraft, others: readonly ServiceDraft[]): ServiceDraft | undefined => {
  const code = codeKey(draft.procedure_code);
  return code === '' ? undefined : others.find((other) => codeKey(other.procedure_code) === code);
};

/** The fields that keep a service out of the list while they are empty; `today` is Tehran's. */
export const missingOfService = (draft: ServiceDraft, today: string): readonly ServiceField[] =>
  serviceProblems(draft, today).flatMap(({ field }) => (draft[field].trim() === '' ? [field] : []));
