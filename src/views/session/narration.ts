import type { AreaNarration } from '../kit/feedback/narration.ts';
import { login } from './texts.ts';

/** How this area is told of. */
export const narration: AreaNarration = {
  workflows: {
    session: {
      kind: 'own',
      title: login.title,
      tells: {
        'login.submitted': `«${login.submit}» را زد`,
      },
    },
  },
};
