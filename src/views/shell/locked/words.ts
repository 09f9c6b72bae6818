import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { locked } from './texts.ts';

/** What is said of work that waited under a former password. */
export const words: AreaWords = { notices: { 'locked.opened': () => locked.opened, 'locked.discarded': () => locked.discarded } };
