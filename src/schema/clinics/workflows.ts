import { recordFormWorkflow } from '../workflows/form.ts';
import { stagedChangesWorkflow } from '../workflows/staged.ts';
import { clinicFields } from './clinic.ts';
import { clinicDraftFields, clinicFactFields } from './clinic-draft.ts';
import { procedureTypeFields } from './procedure-type.ts';
import { serviceDraftFields } from './service-draft.ts';

/** A clinic, new or edited; `findAlike` means the same name. `params.section` only says which part of it is shown. */
export const clinicFormWorkflow = recordFormWorkflow('clinicForm', clinicDraftFields, clinicFields, clinicFactFields);

/** The services with free rates; `findAlike` means the same name and code. */
export const servicesWorkflow = stagedChangesWorkflow('services', serviceDraftFields, {}, procedureTypeFields);
