import type { AreaNarration } from '../views/kit/feedback/narration.ts';

const found = import.meta.glob<AreaNarration>('../views/*/narration.ts', { eager: true, import: 'narration' });

/** How every area is told of; for the page of recorded reports alone. */
export const narrations: readonly AreaNarration[] = Object.values(found);
