import { isAlikeClinic } from '../../schema/clinics/clinic-draft.ts';
import { isAlikeService } from '../../schema/clinics/service-draft.ts';
import type { clinicFormWorkflow, servicesWorkflow } from '../../schema/clinics/workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { stagedEffects } from '../kit/resources/staged.ts';

const clinicFormEffects: PortEffects<typeof clinicFormWorkflow> = recordEffects('clinics', isAlikeClinic);

const servicesEffects: PortEffects<typeof servicesWorkflow> = stagedEffects('procedureTypes', isAlikeService);

export const effects = { clinicForm: clinicFormEffects, services: servicesEffects };
