// Nobody needs these with the first screen, which is there the sooner.
export const loadQuick = () => import('./quick-actions.tsx');
export const loadRemoval = () => import('./removal-dialog.tsx');
const loadSupport = () => import('../support/screens.tsx');
export const loadFocus = () => import('../../kit/controls/kept-focus.ts');
export const loadLeads = () => import('./leads.ts');

/** What may be asked for over any screen; it comes with the first touch. */
export const asked = [loadQuick, loadRemoval, loadSupport, loadFocus, loadLeads];
