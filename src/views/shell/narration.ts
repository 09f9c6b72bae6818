import type { AreaNarration } from '../kit/feedback/narration.ts';
import { words as ofLocked } from './locked/words.ts';
import { words as ofSettings } from './settings/words.ts';
import { words as ofSupport } from './support/words.ts';
import { app } from './told/app.ts';
import { asking } from './told/asking.ts';
import { settings } from './told/settings.ts';

/** How the root, what belongs to no area, and the rows of screens in the making are told of. */
export const narration: AreaNarration = {
  notices: { ...ofSupport.notices, ...ofSettings.notices, ...ofLocked.notices },
  rows: {
    appointments: { one: 'نوبت', many: 'نوبت‌ها' },
    installments: { one: 'تقسیط', many: 'تقسیط‌ها' },
    installmentChecks: { one: 'چک', many: 'چک‌ها' },
  },
  workflows: { app, ...asking, settings },
};
