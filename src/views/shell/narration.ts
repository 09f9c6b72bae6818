import type { AreaNarration } from '../kit/feedback/narration.ts';
import { words as ofLocked } from './locked/words.ts';
import { words as ofSettings } from './settings/words.ts';
import { words as ofSupport } from './support/words.ts';
import { app } from './told/app.ts';
import { asking } from './told/asking.ts';
import { settings } from './told/settings.ts';

/** How the root, and what belongs to no area, are told of. */
export const narration: AreaNarration = {
  notices: { ...ofSupport.notices, ...ofSettings.notices, ...ofLocked.notices },
  workflows: { app, ...asking, settings },
};
