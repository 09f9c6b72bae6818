/** Before a name (DOC-PAPER-2). */
export const personTitles = { male: 'آقای', other: 'خانم' } as const;
