import { latinDigits } from '../kit/digits.ts';
import { normalise } from '../kit/persian-text.ts';

/** What tells the names of clinics apart, in whichever digits and letters they were typed (CLI-RULE-5, CLI-RULE-6, D-413). */
export const nameKey = (name: string): string => latinDigits(normalise(name));
