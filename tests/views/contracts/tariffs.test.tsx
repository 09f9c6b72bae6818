import { describe, expect, it } from 'vitest';
import { tehranDay } from '../../../src/schema/kit/tehran.ts';
import { NOW, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { field, find, open, press, settle, type } from '../stand.tsx';
import { add, button, byMenu, contract, fillTariff, save, sentTo, taking } from './terms.tsx';

const staged = (page: ParentNode) => [...page.querySelectorAll('main ol[aria-label="لیست آماده ذخیره"] > li')].map(textOf);

describe('the fixed tariffs of a clinic', () => {
  it('are of its only contract that knows such, unasked, and lead back to the clinic', async () => {
    const visited = await visit('/constant-tariffs/3', taking);
    const { page, asked } = visited;
    await fillTariff(page, 'کشیدن', '۹۰۰۰۰۰');
    expect(page.textContent).toContain('ترکیبی، ۴۰٪');
    await save(visited, 'تعرفه‌ها (۱)');
    expect(sentTo(asked, 'clinicTariffs.sendRow')).toEqual([{ resource: 'constantTariffs', payload: { contract: 5, procedure_type: 4, price: 900_000 } }]);
    expect(visited.visited.at(-1)).toBe('/edit-clinic/3/tariffs');
    expect(page.textContent).toContain('۱ تعرفه با موفقیت ذخیره شد.');
  });

  it('say of a practice that has no services yet where they are entered', async () => {
    const { page, visited } = await visit('/constant-tariffs/3', { ...taking, 'resource:procedureTypes.loadRows': () => rows([]) });
    await press(button(page, 'جستجوی خدمت'));
    expect(textOf(page.querySelector('dialog'))).toContain('هنوز نوع خدمتی ثبت نشده است.');
    await press(find(page, 'dialog button', 'افزودن نوع خدمت'));
    await settle();
    expect(visited.at(-1)).toBe('/procedure-types');
  });

  it.each(['constantTariffs', 'contracts', 'procedureTypes'])('say how old is what they stand beside: %s', async (list) => {
    const { page, answer, tell } = await visit('/constant-tariffs/3', taking);
    expect(page.querySelector('header [data-busy]')).toBeNull();
    answer({ ...taking, [`resource:${list}.loadRows`]: () => ({ _tag: 'Offline' }) });
    await tell(`resource:${list}`, { type: 'resource.refreshed', at: 0 });
    expect(page.querySelector('header [data-busy]')?.textContent).toMatch(/به‌روز شده: .* پیش/);
  });

  it('are of the contract of today where there are several, which is marked as nobody’s choice', async () => {
    const two = [contract(5), contract(6, { start_date: '2027-03-21', end_date: '2028-03-20', contract_type: 2, percent: 0 })];
    const visited = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows(two) });
    const { page, asked } = visited;
    expect(button(page, 'ترکیبی، ۴۰٪').textContent).toContain('پیش‌فرض');
    await fillTariff(page, 'کشیدن', '900000');
    await save(visited, 'تعرفه‌ها (۱)');
    expect(sentTo(asked, 'clinicTariffs.sendRow')).toEqual([{ resource: 'constantTariffs', payload: { contract: 5, procedure_type: 4, price: 900_000 } }]);
  });

  it('ask for the contract where there are two, of which none holds today', async () => {
    const two = [
      contract(5, { start_date: '2025-03-21', end_date: '2026-03-20' }),
      contract(6, { start_date: '2027-03-21', end_date: '2028-03-20', contract_type: 2, percent: 0 }),
    ];
    const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows(two) });
    await fillTariff(page, 'ترمیم', '900000');
    expect(button(page, 'افزودن به لیست').disabled).toBe(true);
    expect(page.textContent).toContain('برای افزودن لازم است: قرارداد');
    await press(button(page, 'انتخاب'));
    await press(find(page, '[role="option"]', 'تعرفه ثابت'));
    await add(page);
    expect(staged(page)[0]).toContain('تعرفه ثابت');
  });

  it.each([[['contracts']], [['constantTariffs']], [['contracts', 'constantTariffs']]])(
    'are no longer waited for once %s could not be loaded',
    async (lists) => {
      const failing = Object.fromEntries(lists.map((list) => [`resource:${list}.loadRows`, () => ({ _tag: 'Offline' })]));
      const { page, answer } = await visit('/constant-tariffs/3', { ...taking, ...failing });
      expect(page.querySelector('main [role="alert"]')?.textContent).toContain('خطا در بارگذاری اطلاعات: اتصال اینترنت برقرار نیست.');
      expect(page.textContent).not.toContain('تعرفه‌های این کلینیک');
      answer(taking);
      await press(button(page, 'تلاش دوباره'));
      await settle();
      expect(page.textContent).toContain('تعرفه‌های این کلینیک');
    },
  );

  it('are refused twice for a service in one contract, stored or in the list', async () => {
    const { page } = await visit('/constant-tariffs/3', taking);
    await fillTariff(page, 'کشیدن', '900000');
    await add(page);
    await fillTariff(page, 'کشیدن', '800000');
    await add(page);
    expect(page.querySelector('main [role="alert"]')?.textContent).toBe('این نوع خدمت قبلاً برای این قرارداد ثبت شده است.');
    expect(staged(page)).toHaveLength(1);
  });

  it('are sought by service as soon as they are many, and no card of an empty list stands in between', async () => {
    const services = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `خدمت ${index + 1}`, procedure_code: String(index), price: 1000 }));
    const stored = services.map(({ id }) => ({ id: id + 100, contract: 5, procedure_type: id, price: 1000 * id }));
    const { page } = await visit('/constant-tariffs/3', {
      ...taking,
      'resource:procedureTypes.loadRows': () => rows(services),
      'resource:constantTariffs.loadRows': () => rows(stored),
    });
    const shown = () => page.querySelectorAll('main [aria-label^="ترکیبی"] li').length;
    expect([shown(), page.textContent?.includes('لیست آماده ذخیره')]).toEqual([20, false]);
    const search = page.querySelector('input[type=search]') as HTMLInputElement;
    await type(search, 'خدمت ۱۷');
    expect([shown(), page.textContent?.includes('۱ از ۲۰')]).toEqual([1, true]);
    await type(search, 'ترکیبی');
    expect([shown(), page.textContent?.includes('موردی یافت نشد.')]).toEqual([0, true]);
    const few = await visit('/constant-tariffs/3', taking);
    expect(few.page.querySelector('input[type=search]')).toBeNull();
  });

  it('say before another price is saved, or all are raised, what that does to earlier treatments', async () => {
    const { page } = await visit('/constant-tariffs/3', taking);
    const warned = () => page.textContent?.includes('سهم درمان‌های پیشین این قرارداد هم دوباره حساب می‌شود');
    await byMenu(page, 'ترمیم', 'ویرایش');
    expect(warned()).toBe(false);
    await type(field(page, 'قیمت'), '۸۰۰۰۰۰');
    expect(warned()).toBe(true);
    await type(field(page, 'قیمت'), '۷۰۰٬۰۰۰');
    expect(warned()).toBe(false);
    await type(field(page, 'درصد افزایش'), '۲۰');
    expect(warned()).toBe(true);
  });

  it('say so of a first price as well, and of none under a contract that begins later', async () => {
    const page = async (terms: object) => {
      const visited = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows([contract(5, terms)]) });
      await fillTariff(visited.page, 'کشیدن', '900000');
      return visited.page;
    };
    const said = 'سهم درمان‌های پیشین این قرارداد هم دوباره حساب می‌شود';
    expect((await page({})).textContent).toContain(said);
    const later = await page({ start_date: '2027-03-21', end_date: '2028-03-20' });
    await type(field(later, 'درصد افزایش'), '۲۰');
    expect([later.textContent?.includes('مثلاً'), later.textContent?.includes(said)]).toEqual([true, false]);
    expect(textOf(later.querySelector('form'))).toContain('آینده');
  });

  it('are not taken for those of a contract that is over, where another one holds that knows none', async () => {
    const ended = contract(5, { start_date: '2025-03-21', end_date: '2026-03-20', contract_type: 2, percent: 0 });
    const now = contract(6, { start_date: '2026-03-20', end_date: '2027-03-20', contract_type: 1 });
    const shown = async (stored: readonly object[]) =>
      textOf((await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows(stored) })).page.querySelector('form'));
    expect(await shown([ended, now])).not.toContain('تعرفه ثابت، ');
    expect(await shown([ended])).toMatch(/تعرفه ثابت، .*پایان‌یافته/);
  });

  it('are raised by a percentage at once, to whole thousands, and seen before they are sent', async () => {
    const visited = await visit('/constant-tariffs/3', taking);
    const { page, asked } = visited;
    await type(field(page, 'درصد افزایش'), '۲۰');
    expect(page.textContent).toContain('مثلاً ۷۰۰٬۰۰۰ می‌شود ۸۴۰٬۰۰۰ تومان.');
    await press(button(page, 'افزودن افزایش‌ها به لیست'));
    expect(staged(page)).toEqual([expect.stringContaining('۸۴۰٬۰۰۰'), expect.stringContaining('۱٬۴۸۱٬۰۰۰')]);
    expect(staged(page)[1]).toContain('پیش از این ۱٬۲۳۴٬۵۶۷ تومان');
    expect(staged(page)[0]).not.toContain('در این میان');
    expect(sentTo(asked, 'clinicTariffs.sendRow')).toEqual([]);
    await save(visited, 'تعرفه‌ها (۲)');
    expect(sentTo(asked, 'clinicTariffs.sendRow')).toEqual([
      { resource: 'constantTariffs', id: 8, payload: { price: 840_000 } },
      { resource: 'constantTariffs', id: 9, payload: { price: 1_481_000 } },
    ]);
  });

  it('are raised under the contract that follows on the day it begins, not under the one that has ended, and each row says which', async () => {
    const today = tehranDay(NOW);
    const ended = contract(5, { start_date: '2025-03-21', end_date: today });
    const following = contract(6, { start_date: today, end_date: '2030-03-20', contract_type: 2, percent: 0 });
    const tariffs = [
      { id: 8, contract: 5, procedure_type: 1, price: 700_000 },
      { id: 9, contract: 6, procedure_type: 1, price: 900_000 },
    ];
    const raised = async (contracts: readonly object[]) => {
      const { page } = await visit('/constant-tariffs/3', {
        ...taking,
        'resource:contracts.loadRows': () => rows(contracts),
        'resource:constantTariffs.loadRows': () => rows(tariffs),
      });
      await type(field(page, 'درصد افزایش'), '۲۰');
      await press(button(page, 'افزودن افزایش‌ها به لیست'));
      return staged(page);
    };
    const both = await raised([ended, following]);
    expect(both).toEqual([expect.stringContaining('۱٬۰۸۰٬۰۰۰')]);
    expect(both[0]).toContain('تعرفه ثابت، ۱۴۰۵/۰۸/۲۹ تا ۱۴۰۸/۱۲/۳۰');
    expect(await raised([ended])).toEqual([expect.stringContaining('۸۴۰٬۰۰۰')]);
  });

  it('stand under a contract that has ended from the day on which another follows it', async () => {
    const today = tehranDay(NOW);
    const last = contract(5, { start_date: '2025-03-21', end_date: today });
    const following = contract(6, { start_date: today, end_date: '2030-03-20', contract_type: 2, percent: 0 });
    const heading = async (contracts: readonly object[]) => {
      const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows(contracts) });
      return page.querySelector('main section[aria-label^="ترکیبی"] h3')?.textContent;
    };
    expect(await heading([last, following])).toContain('پایان‌یافته');
    expect(await heading([last])).not.toContain('پایان‌یافته');
  });

  it('that another desk set since they were raised are said beside what takes their place', async () => {
    const { page, tell, answer } = await visit('/constant-tariffs/3', taking);
    await type(field(page, 'درصد افزایش'), '۲۰');
    await press(button(page, 'افزودن افزایش‌ها به لیست'));
    answer({
      'resource:constantTariffs.loadRows': () =>
        rows([
          { id: 8, contract: 5, procedure_type: 1, price: 950_000 },
          { id: 9, contract: 5, procedure_type: 2, price: 1_234_567 },
        ]),
    });
    await tell('resource:constantTariffs', { type: 'resource.refreshed', at: Date.now() });
    await settle();
    expect(staged(page)[0]).toContain('در این میان در سرور ۹۵۰٬۰۰۰ تومان شد');
    expect(staged(page)[1]).not.toContain('در این میان');
  });

  it('say of a raise how many prices it does not change, and that it changes none', async () => {
    const stored = [{ id: 8, contract: 5, procedure_type: 1, price: 5000 }];
    const visited = async (tariffs: readonly object[], percent: string) => {
      const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:constantTariffs.loadRows': () => rows(tariffs) });
      await type(field(page, 'درصد افزایش'), percent);
      return page;
    };
    const none = await visited(stored, '1');
    expect(none.textContent).toContain('با این درصد هیچ قیمتی تغییر نمی‌کند.');
    expect(button(none, 'افزودن افزایش‌ها به لیست').disabled).toBe(true);
    const some = await visited([...stored, { id: 9, contract: 5, procedure_type: 2, price: 700_000 }], '1');
    expect(some.textContent).toContain('مثلاً ۷۰۰٬۰۰۰ می‌شود ۷۰۷٬۰۰۰ تومان. ۱ تعرفه تغییر نمی‌کند.');
    await press(button(some, 'افزودن افزایش‌ها به لیست'));
    expect(staged(some)).toEqual([expect.stringContaining('۷۰۷٬۰۰۰')]);
  });

  it('say of a raise which prices it leaves to the hand that changed them', async () => {
    const { page } = await visit('/constant-tariffs/3', taking);
    await byMenu(page, 'ترمیم', 'ویرایش');
    await type(field(page, 'قیمت'), '800000');
    await add(page);
    await type(field(page, 'درصد افزایش'), '20');
    expect(page.textContent).toContain('مثلاً ۱٬۲۳۴٬۵۶۷ می‌شود ۱٬۴۸۱٬۰۰۰ تومان. ۱ تعرفه تغییر نمی‌کند.');
    await press(button(page, 'افزودن افزایش‌ها به لیست'));
    expect(staged(page)).toEqual([expect.stringContaining('۸۰۰٬۰۰۰'), expect.stringContaining('۱٬۴۸۱٬۰۰۰')]);
    expect(page.textContent).toContain('مثلاً ۱٬۲۳۴٬۵۶۷ می‌شود ۱٬۴۸۱٬۰۰۰ تومان. ۱ تعرفه تغییر نمی‌کند.');
  });

  it('are not raised under a contract that is not active', async () => {
    const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows([contract(5, { is_active: false })]) });
    expect(page.textContent).toContain('ترکیبی، ۴۰٪');
    expect(page.textContent).not.toContain('افزایش همه تعرفه‌ها');
  });

  it('say of a price of nothing that it is wrong, and not that it is missing', async () => {
    const { page } = await visit('/constant-tariffs/3', taking);
    await fillTariff(page, 'کشیدن', '0');
    expect(page.textContent).not.toContain('برای افزودن لازم است');
    await add(page);
    expect(page.textContent).toContain('قیمت را وارد کنید؛ باید بیشتر از صفر باشد.');
    expect(staged(page)).toEqual([]);
  });

  it('say where a contract is chosen which of them has ended, is still to come, or is not active', async () => {
    const stored = [
      contract(5),
      contract(6, { start_date: '2025-03-21', end_date: '2026-03-21' }),
      contract(7, { start_date: '2027-03-21', end_date: '2028-03-20' }),
      contract(8, { start_date: '2028-03-20', end_date: '2029-03-20', is_active: false }),
    ];
    const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows(stored) });
    await press(button(page, 'ترکیبی، ۴۰٪، ۱۴۰۵/۰۱/۰۱'));
    const said = [...page.querySelectorAll('[role="option"]')].map((option) => option.querySelector('[data-warning]')?.textContent ?? '');
    expect(said).toEqual(['غیرفعال', 'آینده', '', 'پایان‌یافته']);
  });

  it('are not raised under a contract that has ended', async () => {
    const ended = contract(5, { start_date: '2024-01-01', end_date: '2025-01-01' });
    const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows([ended]) });
    expect(page.textContent).toContain('پایان‌یافته، ۲ تعرفه');
    expect(page.textContent).not.toContain('افزایش همه تعرفه‌ها');
  });

  it('are not raised under a contract that has become one of a percentage', async () => {
    const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows([contract(5, { contract_type: 1 })]) });
    expect(page.textContent).toContain('این کلینیک قراردادی با تعرفه ثابت یا ترکیبی ندارد.');
    expect(page.textContent).not.toContain('افزایش همه تعرفه‌ها');
  });

  it('are named by such a contract in the form', async () => {
    const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:contracts.loadRows': () => rows([contract(5, { contract_type: 1 })]) });
    await byMenu(page, 'ترمیم', 'ویرایش');
    expect(textOf(page.querySelector('form'))).toContain('درصدی، ۴۰٪، ۱۴۰۵/۰۱/۰۱ تا ۱۴۰۶/۰۱/۰۱');
    expect(textOf(page.querySelector('form'))).not.toContain('نامشخص');
  });

  it('say what to do where they could be neither saved nor deleted and nobody says why', async () => {
    const visited = await visit('/constant-tariffs/3', {
      ...taking,
      'clinicTariffs.sendRow': () => refused(400),
      'removal.removeRow': () => refused(400),
    });
    const { page } = visited;
    await fillTariff(page, 'کشیدن', '900000');
    await save(visited, 'تعرفه‌ها');
    expect(page.textContent).toContain('خطا در ثبت تعرفه: لطفاً دوباره امتحان کنید.');
    await byMenu(page, 'ترمیم', 'حذف');
    await press(button(page, 'بله، حذف شود'));
    await settle();
    expect(textOf(page.querySelector('dialog [role="alert"]'))).toBe('خطا در حذف تعرفه: لطفاً دوباره امتحان کنید.');
  });

  it('are marked where a service is chosen, those in the list as well', async () => {
    const { page } = await visit('/constant-tariffs/3', taking);
    await fillTariff(page, 'کشیدن', '900000');
    await add(page);
    await press(button(page, 'جستجوی خدمت'));
    const marked = [...page.querySelectorAll('[role="option"]')].filter((option) => textOf(option).includes('در این قرارداد تعرفه دارد'));
    expect(marked.map((option) => textOf(option).split('نرخ')[0])).toEqual(['ترمیم', 'عصب‌کشی', 'کشیدن']);
  });

  it('keep what was typed when their contract was deleted elsewhere, and say so where it is chosen', async () => {
    const visited = await visit('/constant-tariffs/3', {
      ...taking,
      'clinicTariffs.sendRow': () => refused(400, { fields: { contract: ['شناسه نامعتبر است.'] } }),
    });
    const { page } = visited;
    await fillTariff(page, 'کشیدن', '900000');
    await save(visited, 'تعرفه‌ها');
    expect(page.textContent).toContain('خطا در ثبت تعرفه: قرارداد: شناسه نامعتبر است.');
    expect(staged(page)[0]).toContain('کشیدن');
  });

  it('move to another contract all at once when theirs was deleted elsewhere, which is said at each of them', async () => {
    const other = contract(6, { start_date: '2027-03-21', end_date: '2028-03-20', contract_type: 2, percent: 0 });
    let stored = [contract(5), other];
    const visited = await visit('/constant-tariffs/3', {
      ...taking,
      'resource:contracts.loadRows': () => rows(stored),
      'resource:constantTariffs.loadRows': () => rows([]),
      'clinicTariffs.sendRow': ({ payload }: { readonly payload: { readonly contract?: number } }) =>
        payload.contract === 5
          ? refused(400, { fields: { contract: ['شناسهٔ ۵ وجود ندارد.'] } })
          : { id: 60, price: 1, procedure_type: 1, contract: 6, ...payload },
    });
    const { page, asked } = visited;
    for (const service of ['کشیدن', 'ترمیم']) {
      await fillTariff(page, service, '900000');
      await add(page);
    }
    stored = [other];
    await save(visited, 'تعرفه‌ها (۲)');
    expect(page.textContent).not.toContain('شناسهٔ ۵ وجود ندارد.');
    expect([...page.querySelectorAll('main ol [role="alert"]')].map(textOf)).toEqual(
      Array.from({ length: 2 }, () => 'این قرارداد دیگر وجود ندارد. قرارداد دیگری انتخاب کنید.'),
    );
    expect(page.textContent).toContain('قرارداد ۲ تعرفه این لیست دیگر وجود ندارد. می‌توانید همه را یک‌جا به قرارداد دیگری ببرید.');
    await press(button(page, 'انتخاب کنید'));
    await press(find(page, '[role="option"]', 'تعرفه ثابت'));
    expect(page.querySelectorAll('main ol [role="alert"]')).toHaveLength(0);
    await save(visited, 'تعرفه‌ها (۲)');
    expect(sentTo(asked, 'clinicTariffs.sendRow').slice(-2)).toEqual([
      { resource: 'constantTariffs', payload: { contract: 6, procedure_type: 4, price: 900_000 } },
      { resource: 'constantTariffs', payload: { contract: 6, procedure_type: 1, price: 900_000 } },
    ]);
  });

  it('are not promised to move where their contract was the last one', async () => {
    let stored = [contract(5)];
    const visited = await visit('/constant-tariffs/3', {
      ...taking,
      'resource:contracts.loadRows': () => rows(stored),
      'resource:constantTariffs.loadRows': () => rows([]),
      'clinicTariffs.sendRow': () => refused(400, { fields: { contract: ['شناسهٔ ۵ وجود ندارد.'] } }),
    });
    await fillTariff(visited.page, 'کشیدن', '900000');
    stored = [];
    await save(visited, 'تعرفه‌ها (۱)');
    expect(visited.page.textContent).toContain('قرارداد ۱ تعرفه این لیست دیگر وجود ندارد.');
    expect(visited.page.textContent).not.toContain('به قرارداد دیگری ببرید');
  });

  it('say that a clinic has no contract at all, and lead to its contracts', async () => {
    const { page } = await visit('/constant-tariffs/4', taking);
    expect(page.textContent).toContain('هیچ قراردادی برای این کلینیک یافت نشد.');
    expect(page.textContent).not.toContain('این کلینیک قراردادی با تعرفه ثابت یا ترکیبی ندارد.');
    expect(find<HTMLAnchorElement>(page, 'a', 'مدیریت قراردادها').getAttribute('href')).toBe('/contracts/4');
  });

  it('lead to the login with its message without a session', async () => {
    const { page, app } = await open({ signedIn: false, path: '/constant-tariffs/3' });
    expect(page.textContent).toContain('لطفاً ابتدا وارد حساب کاربری خود شوید.');
    expect([app.getSnapshot().context.route?.path, app.getSnapshot().context.returnTo]).toEqual(['/login', '/constant-tariffs/3']);
  });
});
