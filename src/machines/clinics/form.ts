import type { Clinic } from '../../schema/clinics/clinic.ts';
import {
  type ClinicDraft,
  type ClinicFacts,
  changedClinicPayload,
  clinicDraft,
  clinicProblems,
  isAlikeClinic,
  newClinicPayload,
} from '../../schema/clinics/clinic-draft.ts';
import { clinicFormWorkflow } from '../../schema/clinics/workflows.ts';
import type { User } from '../../schema/session/user.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { rulesOf } from '../kit/form/rules.ts';
import { sectionPath } from './sections.ts';

/** What a clinic's page shows besides: the terms in its other sections. */
const TERMS = ['clinics', 'contracts', 'constantTariffs', 'procedureTypes'] as const;

/** Adding a clinic, or editing one; a new one goes on with its terms, unless it has none (CLI-FORM-6). */
export const clinicFormMachine = recordForm(clinicFormWorkflow, {
  ...rulesOf(clinicDraft),
  problems: clinicProblems,
  newPayload: newClinicPayload,
  changedPayload: changedClinicPayload,
  resource: 'clinics',
  listPath: '/settings',
  wants: TERMS,
  next: ({ id, is_personal }, created) => (created ? sectionPath(id, is_personal ? 'info' : 'contracts') : '/settings'),
  // What has the name already is noted, so that a save without an answer is found among the others.
  comparesFirst: ({ name }) => name !== undefined,
});

/** What is known of a draft beside it: `clinics` are the cached ones or null, `own` is the id of the one that is edited. */
export const clinicFacts = (draft: ClinicDraft, user: User | null, clinics: readonly Clinic[] | null, own: number | null): Partial<ClinicFacts> => ({
  ...(user?.dentist ? { dentist: user.dentist.id } : {}),
  // Of a clinic that is there the provider judges: it may have two of a name from before.
  ...(clinics && own === null ? { taken: draft.name.trim() !== '' && clinics.some((clinic) => isAlikeClinic({ name: draft.name }, clinic)) } : {}),
});
