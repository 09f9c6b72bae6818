import { describe, expect, it } from 'vitest';
import { refused, rows, textOf, visit } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { add, button, byMenu, contract, fillContract, percentField, save, sentTo, taking } from './terms.tsx';

const CONTRACT = 'ترکیبی، ۴۰٪، ۱۴۰۵/۰۱/۰۱ تا ۱۴۰۶/۰۱/۰۱';
const timeline = (page: ParentNode) => [...page.querySelectorAll('ol[aria-label="قراردادها به ترتیب زمان"] > li')].map(textOf);

describe('the contracts of a clinic', () => {
  it('set the end a year after the start, tell what a percentage comes to, and lead on to the tariffs of a combined one', async () => {
    const visited = await visit('/contracts/3', taking);
    const { page, asked } = visited;
    await fillContract(page, '1406/01/01', 'ترکیبی', '۳۵');
    expect(field(page, 'تاریخ پایان').value).toBe('۱۴۰۷/۰۱/۰۱');
    expect(page.textContent).toContain('از ۱٬۰۰۰٬۰۰۰ تومان، سهم شما ۳۵۰٬۰۰۰');
    await add(page);
    expect(textOf(page.querySelector('main ol li'))).toContain('از ۱۴۰۶/۰۱/۰۱ تا ۱۴۰۷/۰۱/۰۱');
    await save(visited, 'قراردادها (۱)');
    expect(sentTo(asked, 'clinicContracts.sendRow')).toEqual([
      {
        resource: 'contracts',
        payload: { clinic: 3, start_date: '2027-03-21', end_date: '2028-03-20', contract_type: 3, percent: 35, is_active: true },
      },
    ]);
    expect(visited.visited.at(-1)).toBe('/constant-tariffs/3');
    expect(page.textContent).toContain('۱ قرارداد با موفقیت ذخیره شد.');
  });

  it('are no longer waited for once they could not be loaded', async () => {
    const { page, answer } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => ({ _tag: 'Offline' }) });
    expect(page.querySelector('main [role="alert"]')?.textContent).toContain('خطا در بارگذاری اطلاعات: اتصال اینترنت برقرار نیست.');
    expect(page.textContent).not.toContain('قراردادهای این کلینیک');
    answer(taking);
    await press(button(page, 'تلاش دوباره'));
    await settle();
    expect(page.textContent).toContain('قراردادهای این کلینیک');
  });

  it('that were there before say how old they are where they cannot be asked for', async () => {
    const { page, answer, tell } = await visit('/contracts/3', taking);
    answer({ ...taking, 'resource:contracts.loadRows': () => ({ _tag: 'Offline' }) });
    await tell('resource:contracts', { type: 'resource.refreshed', at: 0 });
    expect(page.querySelector('header [data-busy]')?.textContent).toMatch(/به‌روز شده: .* پیش/);
  });

  it('asks for no percentage under a fixed tariff', async () => {
    const { page } = await visit('/contracts/4', taking);
    await fillContract(page, '1405/01/01', 'تعرفه ثابت');
    expect(percentField(page)).toBeNull();
    expect(button(page, 'افزودن به لیست').disabled).toBe(false);
  });

  it('leave the keyboard at the way back where the only one of them is taken out by its menu', async () => {
    const { page } = await visit('/contracts/3', taking);
    await fillContract(page, '1406/01/01', 'درصدی', '50');
    await add(page);
    const menu = find(page, 'main ol li button', 'گزینه‌های');
    menu.focus();
    await press(menu);
    const remove = find(page, 'dialog button', 'حذف');
    remove.focus();
    await press(remove);
    await comes(() => expect(document.activeElement?.textContent).toBe('بازگردانی'));
  });

  it('names the contract that days overlap, and offers the day on which the last one ends', async () => {
    const { page } = await visit('/contracts/3', taking);
    await fillContract(page, '1405/12/29', 'درصدی', '50');
    await add(page);
    expect(page.querySelector('main [role="alert"]')?.textContent).toContain(CONTRACT);
    await press(button(page, 'شروع از پایان آخرین قرارداد: ۱۴۰۶/۰۱/۰۱'));
    expect([field(page, 'تاریخ شروع').value, field(page, 'تاریخ پایان').value]).toEqual(['۱۴۰۶/۰۱/۰۱', '۱۴۰۷/۰۱/۰۱']);
    await add(page);
    expect(button(page, 'ذخیره قراردادها (۱)').disabled).toBe(false);
  });

  it('offers the end of the last one however far away that is, and no day that lies in another', async () => {
    const years = [contract(5, { start_date: '2025-03-21', end_date: '2026-03-21' }), contract(6, { start_date: '2026-03-21', end_date: '2029-03-20' })];
    const offered = async (stored: readonly object[]) => {
      const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows(stored) });
      return page.textContent?.match(/شروع از پایان آخرین قرارداد: (\S{10})/)?.[1];
    };
    expect(await offered(years)).toBe('۱۴۰۸/۰۱/۰۱');
    const endless = contract(7, { start_date: '2020-03-20', end_date: '2100-01-01' });
    expect(await offered([...years, endless])).toBeUndefined();
  });

  it('says in Persian digits when the next one begins, and parts the fraction of a percentage by a Persian point', async () => {
    const near = contract(6, { start_date: '2025-12-10', end_date: '2026-12-10', percent: 33.33 });
    const next = contract(7, { start_date: '2027-06-01', end_date: '2028-06-01' });
    const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([near, next]) });
    expect(page.textContent).toContain('قرارداد بعدی ۱۴۰۶/۰۳/۱۱ آغاز می‌شود.');
    expect(timeline(page).at(-1)).toContain('ترکیبی، ۳۳٫۳۳٪');
  });

  it('does not offer to begin where terms without an end would end', async () => {
    const endless = contract(5, { clinic: 3, contract_type: 1, percent: 100, start_date: '2000-01-01', end_date: '2100-01-01' });
    const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([endless]) });
    expect(timeline(page)).toHaveLength(1);
    expect(page.textContent).not.toContain('شروع از پایان آخرین قرارداد');
  });

  it('says at the field what is wrong with it, and that the end must come after the start', async () => {
    const { page } = await visit('/contracts/4', taking);
    await fillContract(page, '1405/01/01', 'درصدی', '101');
    await type(field(page, 'تاریخ پایان'), '1405/01/01');
    await add(page);
    expect(page.textContent).toContain('تاریخ پایان باید بعد از تاریخ شروع باشد.');
    expect(page.textContent).toContain('درصد باید بین ۰ تا ۱۰۰ باشد.');
  });

  it.each([
    ['has begun', {}, true],
    ['begins later', { start_date: '2027-03-21', end_date: '2028-03-21' }, false],
  ])('says before another percentage is saved what it does to earlier treatments, where the contract %s', async (_, terms, said) => {
    const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([contract(5, { contract_type: 1, ...terms })]) });
    await press(find(page, 'main ol li button', 'گزینه‌های'));
    await press(find(page, 'dialog button', 'ویرایش'));
    const warned = () => page.textContent?.includes('سهم درمان‌های پیشین این قرارداد هم دوباره حساب می‌شود');
    expect(warned()).toBe(false);
    await type(percentField(page), '45');
    expect(warned()).toBe(said);
    await type(percentField(page), '۴۰');
    expect(warned()).toBe(false);
  });

  it('is saved as a new one, or thrown away, when it was deleted elsewhere while it was changed', async () => {
    let stored = [contract(5)];
    const visited = await visit('/contracts/3', {
      ...taking,
      'resource:contracts.loadRows': () => rows(stored),
      'clinicContracts.sendRow': ({ id, payload }: { readonly id?: number; readonly payload: object }) => (id ? refused(404) : { ...contract(50), ...payload }),
    });
    const { page, asked } = visited;
    await byMenu(page, CONTRACT, 'ویرایش');
    await type(percentField(page), '45');
    stored = [];
    await save(visited, 'قراردادها (۱)');
    expect(page.textContent).toContain('قرارداد یافت نشد.');
    expect(timeline(page)).toEqual([]);
    expect(button(page, 'حذف از لیست').disabled).toBe(false);
    await press(button(page, 'ثبت به‌عنوان قرارداد تازه'));
    await save(visited, 'قراردادها (۱)');
    expect(sentTo(asked, 'clinicContracts.sendRow').at(-1)).toEqual({
      resource: 'contracts',
      payload: { clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 3, percent: 45, is_active: true },
    });
    expect(page.textContent).toContain('۱ قرارداد با موفقیت ذخیره شد.');
  });

  it('says by its name which clinic a list waits for that was left', async () => {
    const { page, app } = await visit('/contracts/3', taking);
    await fillContract(page, '1406/01/01', 'درصدی', '35');
    await add(page);
    app.send({ type: 'route.go', to: '/contracts/4', replace: false });
    await settle();
    await settle();
    expect(page.querySelector('main section')?.textContent).toContain('پیش‌نویس قرارداد لبخند (۱ در لیست) مانده است');
  });

  it('patches a stored one with what was changed alone, by a form that says so and can be left', async () => {
    const visited = await visit('/contracts/3', taking);
    const { page, asked } = visited;
    await byMenu(page, CONTRACT, 'ویرایش');
    expect(page.textContent).toContain(`ویرایش قرارداد ثبت‌شده: ${CONTRACT}`);
    expect(page.textContent).toContain('در حال ویرایش');
    await press(button(page, 'انصراف از ویرایش'));
    expect(field(page, 'تاریخ شروع').value).toBe('');
    await byMenu(page, CONTRACT, 'ویرایش');
    await type(percentField(page), '45');
    await add(page);
    await save(visited, 'قراردادها (۱)');
    expect(sentTo(asked, 'clinicContracts.sendRow')).toEqual([{ resource: 'contracts', id: 5, payload: { percent: 45 } }]);
  });

  it('names of what a stored one would overlap only what it did not overlap before', async () => {
    const left = contract(6, { start_date: '2026-11-19', end_date: '2026-11-20', contract_type: 1, percent: 100, is_active: false });
    const next = contract(7, { start_date: '2027-03-21', end_date: '2028-03-20', contract_type: 1, percent: 50 });
    const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([contract(5), left, next]) });
    await byMenu(page, CONTRACT, 'ویرایش');
    await type(field(page, 'تاریخ پایان'), '1406/02/01');
    await add(page);
    const said = page.querySelector('main [role="alert"]')?.textContent;
    expect([said?.includes('درصدی، ۵۰٪'), said?.includes('درصدی، ۱۰۰٪')]).toEqual([true, false]);
    await type(field(page, 'تاریخ پایان'), '1405/12/01');
    await add(page);
    expect(button(page, 'ذخیره قراردادها (۱)').disabled).toBe(false);
  });

  it('asks before one is deleted, with how many fixed prices go with it, and with none where it has none', async () => {
    const asked = async (stored: object) => {
      const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([stored]) });
      await byMenu(page, CONTRACT, 'حذف');
      return textOf(page);
    };
    const [whole, bare] = [await asked(contract(5)), await asked(contract(6))];
    expect(whole).toContain('۲ تعرفه ثابت این قرارداد هم حذف می‌شود.');
    for (const text of [whole, bare]) expect(text).toContain('آیا مطمئن هستید که می‌خواهید این قرارداد را حذف کنید؟');
    expect(bare).not.toContain('هم حذف می‌شود');
  });

  it('says of a stored one that is gone that it is not found, and keeps what was typed', async () => {
    const visited = await visit('/contracts/3', { ...taking, 'clinicContracts.sendRow': () => refused(404, { detail: 'Not found.' }) });
    await byMenu(visited.page, CONTRACT, 'ویرایش');
    await type(percentField(visited.page), '45');
    await save(visited, 'قراردادها');
    expect(textOf(visited.page.querySelector('main ol li'))).toContain('قرارداد یافت نشد.');
    expect(textOf(visited.page.querySelector('main ol li'))).toContain('۴۵٪');
  });

  it('tells a refusal of two fields by their Persian names, and at the fields when the row is taken back', async () => {
    const words = { fields: { start_date: ['زود است.'], percent: ['زیاد است.'] } };
    const visited = await visit('/contracts/4', { ...taking, 'clinicContracts.sendRow': () => refused(400, words) });
    const { page } = visited;
    await fillContract(page, '1405/01/01', 'درصدی', '50');
    await save(visited, 'قراردادها');
    expect(page.textContent).toContain('خطا در ثبت قرارداد: تاریخ شروع: زود است، درصد: زیاد است.');
    await press(button(page, 'گزینه‌های درصدی، ۵۰٪، ۱۴۰۵/۰۱/۰۱ تا ۱۴۰۶/۰۱/۰۱'));
    await press(find(page, 'dialog button', 'ویرایش'));
    await settle();
    expect(percentField(page).getAttribute('aria-invalid')).toBe('true');
    expect(field(page, 'تاریخ شروع').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [refused(400, { general: ['سقف قراردادها پر است.'], fields: { clinic: ['بسته است.'] } }), 'خطا در ثبت قرارداد: سقف قراردادها پر است، کلینیک: بسته است.'],
    [refused(409, { detail: 'با قرارداد دیگری برخورد دارد.' }), 'خطا در ثبت قرارداد: با قرارداد دیگری برخورد دارد.'],
    [refused(403), 'خطا در ثبت قرارداد: عدم مجوز.'],
  ])('keep in the form what was said of the whole when a row is taken back, until it is added anew: %#', async (failure, said) => {
    const visited = await visit('/contracts/4', { ...taking, 'clinicContracts.sendRow': () => failure });
    const { page } = visited;
    await fillContract(page, '1405/01/01', 'درصدی', '50');
    await save(visited, 'قراردادها');
    await byMenu(page, 'درصدی، ۵۰٪، ۱۴۰۵/۰۱/۰۱ تا ۱۴۰۶/۰۱/۰۱', 'ویرایش');
    expect(page.querySelector('main ol li[data-state]')).toBeNull();
    expect(page.textContent).toContain(said);
    await type(percentField(page), '45');
    expect(page.textContent).toContain(said);
    await add(page);
    expect(page.textContent).not.toContain(said);
  });

  it('stand in the order of time, and tell of gaps, of an end that is near, and that none holds', async () => {
    const near = contract(6, { start_date: '2025-12-10', end_date: '2026-12-10' });
    const old = contract(7, { start_date: '2024-01-01', end_date: '2025-12-01', contract_type: 1 });
    const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([near, old]) });
    expect(timeline(page)).toEqual([
      expect.stringContaining('۲۰ روز تا پایان'),
      expect.stringContaining('۸ روز بدون قرارداد'),
      expect.stringContaining('پایان‌یافته'),
    ]);
    expect(page.textContent).toContain('قرارداد ۲۰ روز دیگر پایان می‌یابد و قراردادی پس از آن ثبت نشده است.');
    const none = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([old]) });
    expect(none.page.textContent).toContain('امروز هیچ قرارداد فعالی برای این کلینیک برقرار نیست.');
  });

  it('are none of a personal clinic, whose contract its provider opens, and of none that is not there', async () => {
    const own = contract(1, { clinic: 1, contract_type: 1, percent: 100 });
    const shut = 'برای کلینیک شخصی قرارداد و تعرفه ثابت ثبت نمی‌شود.';
    const opened = await visit('/contracts/1', { ...taking, 'resource:contracts.loadRows': () => rows([own]) });
    expect(opened.page.textContent).toContain(shut);
    // A provider that opened none, or whose contract is no longer active, left its treatments without one.
    const unopened = await visit('/contracts/1', { ...taking, 'resource:contracts.loadRows': () => rows([{ ...own, is_active: false }]) });
    expect(unopened.page.textContent).not.toContain(shut);
    expect(field(unopened.page, 'تاریخ شروع')).toBeTruthy();
    // While they are not known nothing is said of them.
    const unread = await visit('/contracts/1', { ...taking, 'resource:contracts.loadRows': () => ({ _tag: 'Timeout' }) });
    expect(unread.page.textContent).not.toContain(shut);
    expect(find(unread.page, 'button', 'تلاش دوباره')).toBeTruthy();
    const gone = await visit('/contracts/99', taking);
    expect(gone.page.textContent).toContain('کلینیک یافت نشد.');
  });

  it('of a personal clinic stay on their page until all of them are sent', async () => {
    const own = contract(9, { clinic: 1, contract_type: 1, percent: 100, start_date: '2026-03-21', end_date: '2027-03-20' });
    let sends = 0;
    const visited = await visit('/contracts/1', {
      ...taking,
      'resource:contracts.loadRows': () => rows([]),
      'clinicContracts.sendRow': () => (++sends === 1 ? own : refused(400, { general: ['این قرارداد پذیرفته نشد.'] })),
    });
    const { page } = visited;
    await fillContract(page, '1405/01/01', 'درصدی', '۱۰۰');
    await add(page);
    await fillContract(page, '1406/01/01', 'درصدی', '۱۰۰');
    await add(page);
    await save(visited, 'قراردادها (۲)');
    expect([sends, page.textContent?.includes('این قرارداد پذیرفته نشد.')]).toEqual([2, true]);
  });

  it('say why they could not be loaded', async () => {
    const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => ({ _tag: 'Timeout' }) });
    expect(page.textContent).toContain('خطا در بارگذاری اطلاعات: سرور در زمان مقرر پاسخ نداد.');
    expect(textOf(page.querySelector('main [role="alert"] p + p'))).toBe('قراردادها');
  });
});
