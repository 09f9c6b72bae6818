import { createElement } from 'react';
import { ClinicForm } from '../../../views/clinics/clinic-form.tsx';
import { ContractsSection, TariffsSection } from '../../../views/contracts/clinic-section.tsx';
import { WaitingTerms } from '../../../views/contracts/waiting-terms.tsx';

export { words } from '../../../views/clinics/words.ts';

const parts = { contracts: ContractsSection, tariffs: TariffsSection, waiting: WaitingTerms };

/** A clinic's page, which shows what the area of its contracts knows of it. */
export const screens = { clinicForm: () => createElement(ClinicForm, { parts }) };
