import { answers } from '../appointments/booking.ts';
import { type Answers, refused, visit } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import type { Scene, Scenes } from './shown.ts';

const full = () => refused(400, { detail: 'این ساعت پر است.' });

/** A new appointment, filled and saved. */
const booking =
  (more: Answers = {}): Scene =>
  async () => {
    const { page, visited } = await visit('/new-appointment', { ...answers, ...more });
    await press(find(page, 'button', 'جستجوی بیمار'));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await type(field(page, 'تاریخ'), '1405/09/05');
    await type(field(page, 'ساعت'), '10:30');
    await submit(page);
    await settle();
    return { page, path: visited.at(-1) ?? '' };
  };

/** A stored appointment, its time changed and saved. */
const changing =
  (time: string, more: Answers = {}): Scene =>
  async () => {
    const { page, visited } = await visit('/edit-appointment/1', { ...answers, ...more });
    await type(field(page, 'تاریخ'), '1410/09/05');
    await type(field(page, 'ساعت'), time);
    await submit(page);
    await settle();
    return { page, path: visited.at(-1) ?? '' };
  };

export const scenes: Scenes = {
  'خطا در ثبت نوبت: ...': booking({ 'appointmentForm.saveRecord': full }),
  'نوبتها با موفقیت ثبت شدند.': booking(),
  'لطفاً تمام فیلدهای مورد نیاز را پر کنید.': changing(''),
  'خطا در ویرایش نوبت: ...': changing('11', { 'appointmentForm.saveRecord': full }),
};
