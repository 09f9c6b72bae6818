import { answers, pressIn, sheetOf } from '../insurances/insuring.ts';
import { type Answers, refused, visit } from '../patients/practice.tsx';
import type { Scene, Scenes } from './shown.ts';

/** A place with its list, after something that is done there. */
const at =
  (place: string, act: (page: ParentNode) => Promise<void>, more: Answers = {}): Scene =>
  async () => {
    const { page, visited } = await visit(place, { ...answers, ...more });
    await act(page);
    return { page, path: visited.at(-1) ?? '' };
  };

const addingNothing = (add: string) => async (page: ParentNode) => {
  await pressIn(page, add);
  await pressIn(sheetOf(page), 'ذخیره');
};

export const scenes: Scenes = {
  'لطفاً نام بیمه را وارد کنید.': at('/insurances', addingNothing('افزودن بیمه')),
  'خطا در حذف بیمه: ...': at(
    '/insurances',
    async (page) => {
      await pressIn(page, 'گزینه‌های سامان');
      await pressIn(sheetOf(page), 'حذف');
      await pressIn(sheetOf(page), 'بله، حذف شود');
    },
    { 'removal.removeRow': () => refused(400, { detail: 'این بیمه در قرارداد است.' }) },
  ),
  'لطفاً اطلاعات معتبر برای سطح بیمه وارد کنید.': at('/insurances/7', addingNothing('افزودن سطح بیمه')),
};
