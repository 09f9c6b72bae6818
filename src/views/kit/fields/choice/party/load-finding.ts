/** Brings what finds patients among choices. */
export const loadFinding = () => import('./finding.ts');
