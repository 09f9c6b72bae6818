import { SWIPE, type SwipeRowContext } from '../../../../src/machines/kit/list/swipe-row.ts';
import { pageWords } from '../../../../src/views/kit/page/texts.ts';

import { swipeRowModel } from '../../kit/swipe-row.ts';
import { beginning, button, type PageModel } from '../page-model.ts';
import type { Control } from '../world/tools.ts';

const row = (nth: number): Control => ({ role: 'listitem', name: { pattern: '.' }, nth });
/** The rows of the patients' list, which lead aside like those of every list. */
const remove = button(beginning(`${pageWords.remove} `));
const drawn = (dx: number) => ({ type: 'row.released', id: 1, dx });

export const swipeRowPage: PageModel = {
  model: swipeRowModel,
  input: {},
  child: { of: 'patientList', id: 'swipe' },
  prepared: () => Promise.resolve('/patients'),
  deeds: {
    'row.released': {
      does: ({ hand, event }) => hand.drag(row(0), event.dx as number),
      // A shorter way is no drag to the page, and a row that lies open follows no farther.
      samples: ({ context }) => {
        const { offset } = context as SwipeRowContext;
        const far = SWIPE.clamp + 10;
        return offset === 0 ? [far, -far].map(drawn) : [drawn(-Math.sign(offset) * far)];
      },
    },
    'row.closed': { does: ({ hand }) => hand.press({ role: 'searchbox', name: { pattern: '' } }) },
    'row.acted': {
      does: async ({ hand }) => {
        await hand.press(remove);
        await hand.press(button(pageWords.cancel));
      },
      samples: ({ context }) => ((context as SwipeRowContext).offset < 0 ? [{ type: 'row.acted' }] : []),
    },
  },
  routes: {},
  states: { closed: [row(0)], open: [row(0)] },
  distinguish: ({ context }) => Math.sign((context as SwipeRowContext).offset),
};
