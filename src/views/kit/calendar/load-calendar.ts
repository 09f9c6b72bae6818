/** Brings what a day is picked from. */
export const loadCalendar = () => import('./calendar-sheet.tsx');
