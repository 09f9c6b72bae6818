import { describe, expect, it } from 'vitest';
import { appMachine } from '../../../src/machines/app/product.ts';
import { ContractsSection, TariffsSection } from '../../../src/views/contracts/clinic-section.tsx';
import { type Answers, rows, textOf, visit } from '../patients/practice.tsx';
import { type } from '../stand.tsx';
import { contract, taking } from './terms.tsx';

/** The sections as they stand on the page of a clinic, over the workflow of its contracts. */
const onPage = (clinic: number, answers: Answers = taking) => {
  const Sections = () => (
    <>
      <ContractsSection clinic={{ id: clinic }} />
      <TariffsSection clinic={{ id: clinic }} />
    </>
  );
  return visit(`/contracts/${clinic}`, answers, { app: appMachine, areas: [{ workflows: [], screens: { clinicContracts: Sections } }] });
};
const shares = (page: ParentNode) => [...page.querySelectorAll('details li')].map(textOf);

describe('the terms on the page of a clinic', () => {
  it('show the contracts in the order of time with the way to change them', async () => {
    const { page } = await onPage(3);
    expect(textOf(page.querySelector('ol li'))).toContain('امروز برقرار است');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/contracts/3', '/constant-tariffs/3']));
  });

  it('work out in words what each service earns under the contract of today', async () => {
    const { page } = await onPage(3);
    expect(shares(page)).toEqual([
      expect.stringContaining('از ۱٬۰۰۰٬۰۰۰ تومان، سهم شما ۷۰۰٬۰۰۰ تعرفه ثابت'),
      expect.stringContaining('از ۳٬۰۰۰٬۰۰۰ تومان، سهم شما ۱٬۲۳۴٬۵۶۷ تعرفه ثابت'),
      expect.stringContaining('از ۲٬۰۰۰٬۰۰۰ تومان، سهم شما ۸۰۰٬۰۰۰ درصدی'),
    ]);
    const percent = await onPage(3, { ...taking, 'resource:contracts.loadRows': () => rows([contract(5, { contract_type: 1, percent: 40 })]) });
    expect(shares(percent.page)[0]).toContain('از ۱٬۰۰۰٬۰۰۰ تومان، سهم شما ۴۰۰٬۰۰۰');
  });

  it('say no share of a percentage that nobody knows, and those of tariffs all the same', async () => {
    const untold = (contract_type: number) => ({
      ...taking,
      'resource:contracts.loadRows': () => rows([contract(5, { contract_type, percent: null })]),
    });
    const { page } = await onPage(3, untold(3));
    expect(textOf(page.querySelector('details summary'))).toContain('ترکیبی، ۱۴۰۵/۰۱/۰۱');
    expect(shares(page)).toEqual([
      expect.stringContaining('سهم شما ۷۰۰٬۰۰۰ تعرفه ثابت'),
      expect.stringContaining('سهم شما ۱٬۲۳۴٬۵۶۷ تعرفه ثابت'),
      expect.stringMatching(/نامشخص درصدی$/),
    ]);
    expect((await onPage(3, untold(2))).page.textContent).not.toContain('نامشخص');
  });

  it('can be searched where many services earn something', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: `خدمت ${at + 1400}`, procedure_code: 'D1', price: 1_000_000 }));
    const { page } = await onPage(3, { ...taking, 'resource:procedureTypes.loadRows': () => rows(many) });
    expect(shares(page)).toHaveLength(40);
    const search = page.querySelector<HTMLInputElement>('details input[type="search"]');
    await type(search as HTMLInputElement, '1407');
    expect(shares(page)).toEqual([expect.stringContaining('خدمت 1407')]);
    expect(search?.value).toBe('۱۴۰۷');
  });

  it('lead to tariffs that stay under a contract by percent, and say how many there are: a service with one cannot be deleted', async () => {
    const { page } = await onPage(3, { ...taking, 'resource:contracts.loadRows': () => rows([contract(5, { contract_type: 1 })]) });
    expect(page.textContent).toContain('این کلینیک قراردادی با تعرفه ثابت یا ترکیبی ندارد.');
    expect(page.textContent).toContain('۲ تعرفه زیر قراردادهای دیگر است.');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/contracts/3', '/constant-tariffs/3']));
    expect((await onPage(3)).page.textContent).not.toContain('زیر قراردادهای دیگر');
  });

  it('lead first to contracts where there is none that tariffs could be of, and to tariffs elsewhere', async () => {
    const primary = (page: ParentNode) =>
      [...page.querySelectorAll('section[aria-label="تعرفه‌های این کلینیک"] a[data-tone="primary"]')].map((link) => link.getAttribute('href'));
    expect(primary((await onPage(4)).page)).toEqual(['/contracts/4']);
    expect(primary((await onPage(3)).page)).toEqual(['/constant-tariffs/3']);
  });

  it('show the prices of today’s contract, and none of a clinic without one', async () => {
    const { page } = await onPage(3);
    expect(page.textContent).toContain('۱٬۲۳۴٬۵۶۷');
    const bare = await onPage(4);
    expect(bare.page.textContent).toContain('هیچ قراردادی برای این کلینیک یافت نشد.');
    expect(bare.page.textContent).toContain('این کلینیک قراردادی با تعرفه ثابت یا ترکیبی ندارد.');
    expect(shares(bare.page)).toEqual([]);
  });
});
