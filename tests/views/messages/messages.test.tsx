import { describe, expect, it } from 'vitest';
import { type Answers, patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';

const open = async (path: string, answers: Answers = {}) => {
  const visiting = await visit(path, {
    'resource:patients.loadRows': () =>
      rows([patient(7), patient(8, { first_name: 'رضا', last_name: 'کریمی', phone: '+982188776655' }), patient(9, { first_name: 'علی', phone: '12' })]),
    ...answers,
  });
  await settle();
  return visiting;
};
const people = (page: ParentNode): Element => find(page, 'ol', 'گیرندگان');
const links = (page: ParentNode) => [...people(page).querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('?')[0]);

describe('a number that is no mobile', () => {
  it('is warned of and written to all the same', async () => {
    const { page } = await open('/sms?patient=8');
    await type(field(page, 'متن پیام'), 'سلام');
    expect(textOf(people(page))).toContain('این شماره موبایل نیست؛ شاید پیام به آن نرسد.');
    expect(links(page)).toEqual(['sms:+982188776655', 'https://wa.me/982188776655']);
    const place = find(page, 'ol [role="status"]', '');
    await press(find(page, 'ol a', 'پیامک'));
    expect(place.isConnected && textOf(place)).toBe('برنامه پیامک باز شد');
  });

  it('but what is no number at all gets no message, and can be shared', async () => {
    const { page } = await open('/sms?patient=9');
    await type(field(page, 'متن پیام'), 'سلام');
    expect(textOf(people(page))).toContain('این شماره تلفن نیست؛ متن را می‌توانید به اشتراک بگذارید.');
    expect(links(page)).toEqual([]);
  });
});

describe('a message from somebody of whom the account has no name', () => {
  it('is signed with the one that was typed once for the head of papers', async () => {
    const { page, app } = await open('/settings/letterhead', { 'resource:clinics.loadRows': () => rows([]) });
    await type(field(page, 'نام دندانپزشک'), 'دکتر سارا محمدی');
    await press(find(page, 'button', 'ذخیره'));
    app.send({ type: 'route.go', to: '/sms?patient=7', replace: false });
    await settle();
    await type(field(page, 'متن پیام'), 'وقت شما فردا است. دکتر {پزشک}');
    const texts = [...people(page).querySelectorAll('a')].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(texts).toEqual([expect.stringMatching(/^sms:.*فردا است\. دکتر سارا محمدی$/), expect.stringMatching(/^https:.*فردا است\. دکتر سارا محمدی$/)]);
  });
});

describe('a share sheet that never says how it ended', () => {
  it('holds nobody: they can go back, and find their message as it was', async () => {
    const { page, app } = await open('/sms?patient=9', { 'messages.shareText': () => new Promise<never>(() => {}) });
    await type(field(page, 'متن پیام'), 'سلام');
    await press(find(page, 'ol button', 'اشتراک‌گذاری متن'));
    await settle();
    expect(field(page, 'متن پیام').disabled).toBe(true);
    await press(find(page, 'header button', 'بازگشت'));
    await settle();
    app.send({ type: 'route.go', to: '/sms?patient=9', replace: false });
    await settle();
    expect([field(page, 'متن پیام').disabled, field(page, 'متن پیام').value]).toEqual([false, 'سلام']);
  });
});

describe('the choice of whom a message goes to', () => {
  const face = (page: ParentNode) => page.querySelector<HTMLElement>('[data-stop]') as HTMLElement;
  const choices = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[role="option"]')].map((option) => textOf(option));

  it('says who is among them already, and who has no number', async () => {
    const { page } = await open('/sms?patient=7', { 'resource:patients.loadRows': () => rows([patient(7), patient(8, { last_name: 'کریمی', phone: null })]) });
    await press(face(page));
    expect(choices(page).map((choice) => [choice.includes('میان گیرندگان هست.'), choice.includes('بدون شماره تماس')])).toEqual([
      [true, false],
      [false, true],
    ]);
    await press(find(page, '[role="option"]', 'کریمی'));
    await press(face(page));
    expect(choices(page).filter((choice) => choice.includes('میان گیرندگان هست.'))).toHaveLength(2);
  });

  it('stays where it is for the next of them, and how many they are is said where it was heard from the start', async () => {
    const { page } = await open('/sms');
    const count = find(page, 'h1 [role="status"]', '');
    expect(count.textContent).toBe('');
    face(page).focus();
    await press(face(page));
    await press(find(page, '[role="option"]', 'رضا کریمی'));
    expect(textOf(people(page))).toContain('رضا کریمی');
    expect(count.isConnected && textOf(count)).toBe('۱ گیرنده');
    expect(page.querySelector('dialog')).toBeNull();
    expect(document.activeElement).not.toBe(field(page, 'شماره دیگر'));
  });
});

describe('the length of a message', () => {
  const said = 'برای گیرنده‌ای که متنش از همه بلندتر است';

  it('is said to be that of the longest where the texts differ, and not otherwise', async () => {
    const { page } = await open('/sms?patient=7');
    await press(page.querySelector<HTMLElement>('[data-stop]') as HTMLElement);
    await press(find(page, '[role="option"]', 'رضا کریمی'));
    expect(people(page).children).toHaveLength(2);
    expect(textOf(page)).not.toContain(said);
    await type(field(page, 'متن پیام'), 'مطب تعطیل است.');
    expect(textOf(page)).not.toContain(said);
    await type(field(page, 'متن پیام'), 'سلام {نام}');
    expect(textOf(page)).toContain(`، ${said}`);
  });

  it('is there to be read, and not read out with every letter', async () => {
    const { page } = await open('/sms?patient=7');
    await type(field(page, 'متن پیام'), 'سلام');
    expect(find(page, 'p', '۴ نویسه').closest('[role="status"], [aria-live]')).toBeNull();
  });
});

describe('a message to whom an address names', () => {
  it('does not say that they have no number while nobody knows', async () => {
    const { page } = await open('/sms?patient=7', { 'resource:patients.loadRows': () => new Promise<never>(() => {}) });
    expect(people(page).children).toHaveLength(1);
    expect(textOf(people(page))).not.toContain('شماره‌ای ثبت نشده است');
  });

  it('is nobody else’s: what was begun for another waits, and is gone on with where it was', async () => {
    const { page, app } = await open('/sms?patient=7');
    const go = async (to: string) => {
      app.send({ type: 'route.go', to, replace: false });
      await settle();
    };
    await type(field(page, 'متن پیام'), 'پاسخ آزمایش شما آمد.');
    await go('/sms?patient=8');
    expect([textOf(people(page)).includes('رضا کریمی'), people(page).children.length, field(page, 'متن پیام').value]).toEqual([true, 1, '']);
    expect(textOf(page)).toContain('پیش‌نویس پیام سارا احمدی مانده است');
    await go('/sms?patient=7');
    expect(field(page, 'متن پیام').value).toBe('پاسخ آزمایش شما آمد.');
    // Who was only looked at left nothing.
    expect(textOf(page)).not.toContain('پیش‌نویس پیام');
  });
});

it('whom nobody could name is said to be so, with another try', async () => {
  const { page } = await open('/sms?patient=8', {
    'resource:patients.loadRows': () => {
      throw refused(500);
    },
  });
  await comes(() => expect(textOf(page.querySelector('main'))).toContain('تلاش دوباره'));
  expect(textOf(page.querySelector('main'))).toContain('بیماران');
});
