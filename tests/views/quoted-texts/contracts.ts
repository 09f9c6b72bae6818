import { add, button, byMenu, fillContract, fillTariff, percentField, save, taking } from '../contracts/terms.tsx';
import { type Answers, refused, visit } from '../patients/practice.tsx';
import { field, press, settle, type } from '../stand.tsx';
import type { Scene, Scenes } from './shown.ts';

type Visit = Awaited<ReturnType<typeof visit>>;

const at =
  (path: string, act: (visit: Visit) => Promise<void>, answers: Answers = {}): Scene =>
  async () => {
    const visited = await visit(path, { ...taking, ...answers });
    await act(visited);
    return { page: visited.page, path: visited.visited.at(-1) ?? '' };
  };

const CONTRACT = 'ترکیبی، ۴۰٪، ۱۴۰۵/۰۱/۰۱ تا ۱۴۰۶/۰۱/۰۱';
const refusing = () => refused(400, { detail: 'چنین نمی‌شود.' });

const removing = async ({ page }: Visit, name: string) => {
  await byMenu(page, name, 'حذف');
  await press(button(page, 'بله، حذف شود'));
  await settle();
};

export const scenes: Scenes = {
  'لطفاً اطلاعات معتبر وارد کنید (تاریخ شروع باید قبل از تاریخ پایان باشد و درصد باید بین 0 تا 100 باشد).': at('/contracts/3', async ({ page }) => {
    await fillContract(page, '1410/01/01', 'درصدی', '101');
    await add(page);
  }),
  'تاریخهای قرارداد با قراردادهای موجود همپوشانی دارند.': at('/contracts/3', async ({ page }) => {
    await fillContract(page, '1405/12/29', 'درصدی', '50');
    await add(page);
  }),
  'خطا در حذف قرارداد: ...': at('/contracts/3', (visited) => removing(visited, CONTRACT), { 'removal.removeRow': refusing }),
  'خطا در ثبت قرارداد: ...': at(
    '/contracts/3',
    async (visited) => {
      await fillContract(visited.page, '1406/01/01', 'درصدی', '50');
      await save(visited, 'قراردادها');
    },
    { 'clinicContracts.sendRow': refusing },
  ),
  'خطا در بهروزرسانی قرارداد: ...': at(
    '/contracts/3',
    async (visited) => {
      await byMenu(visited.page, CONTRACT, 'ویرایش');
      await type(percentField(visited.page), '45');
      await save(visited, 'قراردادها');
    },
    { 'clinicContracts.sendRow': refusing },
  ),
  'هیچ تغییری برای ثبت وجود ندارد.': at('/contracts/3', (visited) => save(visited, 'قراردادها')),
  'هیچ قراردادی برای این کلینیک یافت نشد.': at('/contracts/4', () => Promise.resolve()),

  'لطفاً اطلاعات معتبر وارد کنید (قرارداد، نوع خدمت و قیمت باید مشخص شوند).': at('/constant-tariffs/3', async (visited) => {
    await type(field(visited.page, 'قیمت'), '900000');
    await save(visited, 'تعرفه‌ها');
  }),
  'این نوع خدمت قبلاً برای این قرارداد ثبت شده است.': at('/constant-tariffs/3', async ({ page }) => {
    await fillTariff(page, 'ترمیم', '900000');
    await add(page);
  }),
  'خطا در ثبت تعرفه: ...': at(
    '/constant-tariffs/3',
    async (visited) => {
      await fillTariff(visited.page, 'کشیدن', '900000');
      await save(visited, 'تعرفه‌ها');
    },
    { 'clinicTariffs.sendRow': refusing },
  ),
  '... بهروزرسانی تعرفه: ...': at(
    '/constant-tariffs/3',
    async (visited) => {
      await byMenu(visited.page, 'ترمیم', 'ویرایش');
      await type(field(visited.page, 'قیمت'), '900000');
      await save(visited, 'تعرفه‌ها');
    },
    { 'clinicTariffs.sendRow': refusing },
  ),
  '... حذف تعرفه: ...': at('/constant-tariffs/3', (visited) => removing(visited, 'ترمیم'), { 'removal.removeRow': refusing }),
};
