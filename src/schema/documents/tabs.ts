/** The papers about one patient (DOC-PAPER-1). */
export const DOCUMENTS = ['invoice', 'certificate', 'advice'] as const;
export type DocumentTab = (typeof DOCUMENTS)[number];
