import { createElement } from 'react';
import { HomeScreen } from '../../../views/shell/home/home-screen.tsx';

/** What other areas say on the entries of the home screen, by entry: one line each. */
const notes = {
  today: () => import('../../../views/appointments/today-card.tsx'),
  cheques: () => import('../../../views/installments/due/due-note.tsx'),
};

/** The home screen, with what other areas know of today. */
export const screens = { home: () => createElement(HomeScreen, { notes }) };
