/** The parts of a clinic's page, each with an address of its own (CLI-FORM-1). */
const SECTIONS = ['info', 'contracts', 'tariffs'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionPath = (clinic: number, section: Section): string => `/edit-clinic/${clinic}/${section}`;

/** The parts that a clinic has; one's own has no terms (CLI-FORM-2). */
export const sectionsOf = (isPersonal: boolean): readonly Section[] => (isPersonal ? ['info'] : SECTIONS);

/** The part that an address means; a clinic of one's own has no terms, and what is not known leads to the form (CLI-FORM-2, CLI-FORM-4). */
export const sectionIn = (named: string | undefined, isPersonal: boolean): Section => sectionsOf(isPersonal).find((section) => section === named) ?? 'info';
