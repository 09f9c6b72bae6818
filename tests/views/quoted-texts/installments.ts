import { owing, PLANS, split } from '../installments/practice.tsx';
import { type Answers, refused } from '../patients/practice.tsx';
import { find, press, settle, submit } from '../stand.tsx';
import type { Scene, Scenes } from './shown.ts';

/** A debt that is split with gold. */
const withGold =
  (answers: Answers = {}): Scene =>
  async () => {
    const { page, visited } = await split(PLANS, { ...owing, ...answers });
    await press(find(page, '[data-alone] button', 'تقسیط بدهی'));
    await press(find(page, 'dialog label', 'طلا').querySelector('input') as HTMLInputElement);
    await submit(page);
    await settle();
    return { page, path: visited.at(-1) ?? '' };
  };

export const scenes: Scenes = {
  'سرویس ثبت قسط در دسترس نیست. لطفاً با پشتیبانی تماس بگیرید.': withGold({ 'planForm.saveRecord': () => refused(404) }),
  'خطا در ثبت قسط. لطفاً دوباره تلاش کنید.': withGold({ 'planForm.saveRecord': () => refused(400) }),
  'قسط با موفقیت ثبت شد!': withGold(),
};
