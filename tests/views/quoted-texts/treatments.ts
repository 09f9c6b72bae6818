import { type Answers, refused, rows, treatment } from '../patients/practice.tsx';
import { field, press, settle, submit, type } from '../stand.tsx';
import { button, choose, fillIn, lists, radio, taking, treat } from '../treatments/treating.tsx';
import type { Scene, Scenes } from './shown.ts';

type Visit = Awaited<ReturnType<typeof treat>>;

/** The form for new treatments after something was done in it, sent unless it is to stand as it is. */
const entering =
  (act: (visit: Visit) => Promise<void>, answers: Answers = taking): Scene =>
  async () => {
    const visit = await treat('/new-treatment', answers);
    await act(visit);
    return { page: visit.page, path: visit.visited.at(-1) ?? '' };
  };

const send = async ({ page }: Visit) => {
  await press(button(page, 'ثبت درمان‌ها'));
  await settle();
};

const empty = entering(async (visit) => {
  await type(field(visit.page, 'تاریخ درمان'), '');
  await send(visit);
});

/** A whole treatment but for one more thing that is done, and sent. */
const whole = (act: (visit: Visit) => Promise<void>, answers?: Answers): Scene =>
  entering(async (visit) => {
    await fillIn(visit.page);
    await act(visit);
    await send(visit);
  }, answers);

const nothing = () => Promise.resolve();

const surgery = treatment(12, { clinic: 2, contract: 2 });

/** A stored treatment in its form, where something may be gone, and changed when it can be saved. */
const editing =
  (answers: Answers, change = false): Scene =>
  async () => {
    const { page, visited } = await treat('/new-treatment/12', { ...lists, 'treatmentEdit.loadRecord': () => surgery, ...answers });
    if (change) {
      await type(field(page, 'شکایت اصلی'), 'درد');
      await submit(page);
    }
    return { page, path: visited.at(-1) ?? '' };
  };

export const scenes: Scenes = {
  'لطفاً بیمار را انتخاب کنید': empty,
  'لطفاً درمان را انتخاب کنید': empty,
  'لطفاً مبلغ معتبر وارد کنید': empty,
  'لطفاً کوادرانت را انتخاب کنید': empty,
  'لطفاً دندان را انتخاب کنید': entering(async (visit) => {
    await press(radio(visit.page, 'بالا راست'));
    await send(visit);
  }),
  'لطفاً کلینیک را انتخاب کنید': empty,
  'لطفاً تعرفه بیمه را انتخاب کنید': whole(({ page }) => choose(page, 'کلینیک', 'مطب شخصی')),
  'لطفاً تاریخ درمان را وارد کنید': empty,
  'قرارداد فعال برای کلینیک "{clinic}" یافت نشد': whole(({ page }) => choose(page, 'کلینیک', 'نیک‌نام')),
  'درمان انتخابشده نامعتبر است': whole(({ tell }) => tell('resource:procedureTypes', { type: 'row.removed', id: 1 })),
  'تاریخ درمان نامعتبر است': whole(({ page }) => type(field(page, 'تاریخ درمان'), '۱۴۰۵/۱۳/۰۱')),
  'خطا در ثبت: ...': whole(nothing, { ...taking, 'newTreatments.sendRow': () => refused(400, { detail: 'مبلغ بزرگ است.' }) }),
  'خطا در ثبت: مشکل در ارتباط با سرور': whole(nothing, { ...taking, 'newTreatments.sendRow': () => refused(400) }),
  'درمانها با موفقیت ثبت شدند': async () => {
    const { page, visited, wait } = await treat('/new-treatment', taking);
    await fillIn(page);
    await press(button(page, 'ثبت درمان‌ها'));
    await settle();
    await wait(1);
    return { page, path: visited.at(-1) ?? '' };
  },
  'تاریخ درمان اولیه نامعتبر است': editing({ 'treatmentEdit.loadRecord': () => ({ ...surgery, surgery_time: null }) }),
  'بیمار مرتبط با این درمان یافت نشد': editing({ 'resource:patients.loadRows': () => rows([]) }),
  'نوع درمان یافت نشد': editing({ 'resource:procedureTypes.loadRows': () => rows([]) }),
  'قرارداد یافت نشد': editing({ 'resource:contracts.loadRows': () => rows([]) }),
  'خطا در بهروزرسانی: ...': editing({ 'treatmentEdit.saveRecord': () => refused(400, { detail: 'مبلغ بزرگ است.' }) }, true),
  'درمان با موفقیت بهروزرسانی شد': editing({ 'treatmentEdit.saveRecord': ({ payload }: { readonly payload: object }) => ({ ...surgery, ...payload }) }, true),
};
