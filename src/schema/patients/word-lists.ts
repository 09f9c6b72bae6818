/** Fields of a patient that hold words collected one by one: two desks that add to them are both heard (D-284). */
export const WORD_LISTS = ['underlying_diseases', 'current_medications', 'drug_allergies'] as const;
