import { words as ofClinics } from '../../../views/clinics/words.ts';
import { words as ofInsurances } from '../../../views/insurances/words.ts';
import { words as ofSettings, screens } from '../../../views/shell/settings/screens.ts';

export { screens };

/** What is removed from the settings is asked about in the words of its own area. */
export const words = [ofSettings, ofClinics, ofInsurances] as const;
