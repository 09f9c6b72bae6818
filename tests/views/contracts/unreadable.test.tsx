import { describe, expect, it } from 'vitest';
import { answers } from '../clinics/clinics.ts';
import { type Answers, rows, visit } from '../patients/practice.tsx';
import { contract, taking } from './terms.tsx';

const CONTRACTS = { 'resource:contracts.loadRows': () => rows([], 2) } satisfies Answers;

describe('rows of a clinic’s terms that could not be read', () => {
  it('are counted beside those that could', async () => {
    const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows([contract(5)], 1) });
    expect(page.textContent).toContain('۱ ردیف از قراردادها خوانده نشد و در این صفحه نیست.');
    expect(page.querySelectorAll('main ol[aria-label="قراردادها به ترتیب زمان"] > li')).toHaveLength(1);
  });

  it('stand in place of the word that there are none', async () => {
    const said = '۲ ردیف از قراردادها خوانده نشد و در این صفحه نیست.';
    const none = 'هیچ قراردادی برای این کلینیک یافت نشد.';
    const { page } = await visit('/contracts/3', { ...taking, ...CONTRACTS });
    expect(page.textContent).toContain(said);
    expect(page.textContent).not.toContain(none);
    const onPage = await visit('/edit-clinic/2/contracts', { ...answers, ...CONTRACTS });
    expect(onPage.page.textContent).toContain(said);
    expect(onPage.page.textContent).not.toContain(none);
  });

  it('are those of prices, and of the contracts that prices stand under, too', async () => {
    const { page } = await visit('/constant-tariffs/3', { ...taking, 'resource:constantTariffs.loadRows': () => rows([], 3) });
    expect(page.textContent).toContain('۳ ردیف از تعرفه‌های ثابت خوانده نشد و در این صفحه نیست.');
    expect(page.textContent).not.toContain('هنوز تعرفه‌ای ثبت نشده است.');
    const bare = await visit('/constant-tariffs/3', { ...taking, ...CONTRACTS });
    expect(bare.page.textContent).toContain('۲ ردیف از قراردادها خوانده نشد و در این صفحه نیست.');
    expect(bare.page.textContent).not.toContain('این کلینیک قراردادی با تعرفه ثابت یا ترکیبی ندارد.');
  });

  it('are those of services', async () => {
    const { page } = await visit('/procedure-types', { ...answers, 'resource:procedureTypes.loadRows': () => rows([], 4) });
    expect(page.textContent).toContain('۴ ردیف از انواع خدمات خوانده نشد و در این صفحه نیست.');
    expect(page.textContent).not.toContain('هیچ نوع خدمتی یافت نشد.');
  });
});
