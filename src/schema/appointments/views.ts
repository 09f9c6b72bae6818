/** Which days are shown: today, a range, or one other day (APT-LIST-1). */
export const VIEWS = ['today', 'range', 'date'] as const;
export type AppointmentView = (typeof VIEWS)[number];
