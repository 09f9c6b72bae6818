import { InsuranceForm, LevelForm } from './forms.tsx';
import { InsuranceLevels } from './insurance-levels.tsx';
import { InsuranceList } from './insurance-list.tsx';

export const screens = { insuranceList: InsuranceList, insuranceLevels: InsuranceLevels, insuranceForm: InsuranceForm, levelForm: LevelForm };
export { words } from './words.ts';
