import { describe, expect, it } from 'vitest';
import { patient, rows, textOf } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { button, choose, lists, radio, taking, treat } from './treating.tsx';

const strip = (page: ParentNode) => [...page.querySelectorAll('main section')].map(textOf).find((text) => text.includes('پیش‌نویس'));

describe('a form about a patient', () => {
  it('names the patient in its header, and leads to a form for another one', async () => {
    const { page, visited } = await treat('/new-treatment?patient=7', taking);
    expect(textOf(page.querySelector('h1'))).toBe('ثبت درمان جدیدبرای سارا احمدی');
    await press(button(page, 'بیمار دیگر'));
    await settle();
    expect(visited.at(-1)).toBe('/new-treatment');
    expect(textOf(page.querySelector('h1'))).toBe('ثبت درمان جدید');
  });

  it('says what the patient must not be given, before anything else is chosen', async () => {
    const allergic = { ...taking, 'resource:patients.loadRows': () => rows([patient(7, { drug_allergies: 'پنی‌سیلین, لاتکس' })]) };
    const { page } = await treat('/new-treatment?patient=7', allergic);
    expect(page.textContent).toContain('حساسیت دارویی: پنی‌سیلین، لاتکس');
    expect((await treat('/new-treatment?patient=7', taking)).page.textContent).toContain('حساسیت دارویی ثبت نشده است.');
  });

  it('says that the patient is gone', async () => {
    const { page } = await treat('/new-treatment?patient=99', taking);
    expect(page.textContent).toContain('بیمار مرتبط با این درمان یافت نشد');
  });
});

describe('the draft of somebody else', () => {
  const begun = async () => {
    const visit = await treat('/new-treatment?patient=7', taking);
    await type(field(visit.page, 'توضیحات'), 'پانسمان');
    visit.app.send({ type: 'route.go', to: '/new-treatment?patient=8', replace: false });
    await settle();
    return visit;
  };

  it('is not shown, but said to wait, and gone on with', async () => {
    const { page, visited } = await begun();
    expect(field(page, 'توضیحات').value).toBe('');
    expect(strip(page)).toContain('پیش‌نویس درمان سارا احمدی مانده است');
    await press(button(page, 'ادامه'));
    await settle();
    expect(visited.at(-1)).toBe('/new-treatment?patient=7');
    expect(field(page, 'توضیحات').value).toBe('پانسمان');
    expect(strip(page)).toBeUndefined();
  });

  it('can be thrown away from here, after a question that takes no second tap on the same spot', async () => {
    const { page, visited } = await begun();
    await press(button(page, 'دور انداختن'));
    expect(textOf(page.querySelector('dialog[open]'))).toContain('پیش‌نویس درمان سارا احمدی با آنچه نوشته شده دور انداخته شود؟');
    await press(find(page, 'dialog button', 'نگه داشتن'));
    expect(strip(page)).toContain('مانده است');
    await press(button(page, 'دور انداختن'));
    await press(find(page, 'dialog[open] button', 'دور انداختن'));
    await settle();
    expect([strip(page), visited.at(-1)]).toEqual([undefined, '/new-treatment?patient=8']);
    expect(document.activeElement).toBe(page.querySelector('h1'));
  });

  it('is spoken of once: the strip takes the place of the message, and only the first of several stands open', async () => {
    const { page, app } = await begun();
    expect(page.textContent).not.toContain('نگه داشته شدند');
    await type(field(page, 'توضیحات'), 'جراحی');
    app.send({ type: 'route.go', to: '/new-treatment', replace: false });
    await settle();
    expect(page.querySelector('main details summary')?.textContent).toBe('۱ پیش‌نویس دیگر');
    expect(page.textContent).not.toContain('نگه داشته شدند');
  });

  it('can be thrown away where it stands', async () => {
    const { page } = await treat('/new-treatment?patient=7', taking);
    expect(page.textContent).not.toContain('دور انداختن پیش‌نویس');
    await type(field(page, 'توضیحات'), 'پانسمان');
    await press(button(page, 'دور انداختن پیش‌نویس'));
    await press(find(page, 'dialog button', 'دور انداختن'));
    await settle();
    expect(field(page, 'توضیحات').value).toBe('');
  });
});

describe('several treatments', () => {
  it('are chosen by one tap on a likely type and one on each tooth, and sent with the form that is complete', async () => {
    const { page, asked, wait } = await treat('/new-treatment?patient=7', taking);
    await choose(page, 'نوع درمان', 'کامپوزیت');
    await press(radio(page, 'بالا راست'));
    await press(radio(page, 'دندان ۶، مولر اول، بالا راست'));
    expect(page.textContent).not.toContain('برای هر دندان');
    await press(radio(page, 'دندان ۷، مولر دوم، بالا راست'));
    expect(page.textContent).toContain('مبلغ برای هر دندان است؛ جمع ۲ دندان ۳٬۸۰۰٬۰۰۰ تومان.');
    await choose(page, 'کلینیک', 'لبخند');
    await press(button(page, 'افزودن ۲ درمان'));
    expect(page.textContent).not.toContain('برای هر دندان');
    // Clinic, patient and day stay, and the type is at hand.
    expect(button(page, 'لبخند').disabled).toBe(false);
    await press(find(page, 'fieldset button', 'کامپوزیت'));
    expect(page.querySelector('fieldset')?.textContent).toBe('کامپوزیت');
    await press(radio(page, 'دندان ۵، پرمولر دوم، بالا راست'));
    expect(page.textContent).toContain('۲ در لیست، ۱ در فرم۵٬۷۰۰٬۰۰۰');
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    await wait(1);
    const sent = asked.filter(({ port }) => port === 'newTreatments.sendRow').map(({ input }) => (input as { readonly payload: object }).payload);
    expect(sent).toMatchObject([
      { patient: 7, procedure_type: 1, tooth_number: '16', contract: 2 },
      { patient: 7, procedure_type: 1, tooth_number: '17', contract: 2 },
      { patient: 7, procedure_type: 1, tooth_number: '15', contract: 2 },
    ]);
  });

  it('what is left after a partial success is what totals and buttons speak of', async () => {
    let calls = 0;
    const { page } = await treat('/new-treatment?patient=7', {
      ...lists,
      'newTreatments.findAlike': () => ({ rows: [] }),
      'newTreatments.sendRow': ({ payload }: { readonly payload: object }) =>
        calls++ === 1 ? { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} } : { ...payload, id: calls },
    });
    await choose(page, 'نوع درمان', 'کامپوزیت');
    await press(radio(page, 'بالا راست'));
    for (const tooth of ['دندان ۶، مولر اول، بالا راست', 'دندان ۷، مولر دوم، بالا راست', 'دندان ۵، پرمولر دوم، بالا راست']) await press(radio(page, tooth));
    await choose(page, 'کلینیک', 'لبخند');
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(textOf(page.querySelector('h1'))).toContain('۲ درمان در لیست');
    expect(page.textContent).toContain('ثبت باقی‌مانده (۲)');
    expect(page.textContent).toContain('جمع درمان‌های لیست۳٬۸۰۰٬۰۰۰');
  });
});
