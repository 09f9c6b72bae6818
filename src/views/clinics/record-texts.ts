import { recordWords } from '../kit/page/record/texts.ts';
import { clinicOne } from './texts.ts';

export const record = { ...recordWords(clinicOne), missing: 'کلینیک یافت نشد.' };
