import { answers } from '../ledger/keeping.ts';
import { type Answers, refused, rows, visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import type { Scene, Scenes } from './shown.ts';

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);

/** The form of something that was bought, sent as it stands after what is done with it. */
const entering =
  (act: (page: HTMLElement) => Promise<void>, more: Answers = {}): Scene =>
  async () => {
    const { page, visited } = await visit('/new-asset-expense', { ...answers, ...more });
    await act(page);
    await press(button(page, 'ثبت دارایی‌ها'));
    await settle();
    return { page, path: visited.at(-1) ?? '' };
  };

const complete = async (page: HTMLElement) => {
  await type(field(page, 'عنوان'), 'یونیت');
  await press(button(page, 'انتخاب دسته‌بندی'));
  await press(find(page, '[role="option"]', 'تجهیزات'));
  await type(field(page, 'مبلغ'), '1000');
};

export const scenes: Scenes = {
  'لطفاً تمام فیلدهای مورد نیاز را پر کنید': entering(() => Promise.resolve()),
  'هیچ دستهبندی {type} در دسترس نیست. لطفاً دستهبندی اضافه کنید.': entering(() => Promise.resolve(), { 'resource:assetCategories.loadRows': () => rows([]) }),
  'خطا در ثبت {type}: ...': entering(complete, { 'newAssets.sendRow': () => refused(400, { detail: 'مبلغ بزرگ است.' }) }),
};
