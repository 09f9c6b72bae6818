/** The parts of a clinic's page, each with an address of its own (CLI-FORM-1). */
export const SECTIONS = ['info', 'contracts', 'tariffs'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionPath = (clinic: number, section: Section): string => `/edit-clinic/${clinic}/${section}`;

/** The part that an address means; a clinic of one's own has no terms, and what is not known leads to the form (CLI-FORM-2, CLI-FORM-4). */
export const sectionIn = (named: string | undefined, isPersonal: boolean): Section =>
  (isPersonal ? undefined : SECTIONS.find((section) => section === named)) ?? 'info';
