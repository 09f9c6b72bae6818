import { describe, expect, it } from 'vitest';
import { comes, find, press, settle } from '../stand.tsx';
import { type Answers, patient, printedRows, refused, rows, textOf, treatment, visit } from './practice.tsx';

const sara = patient(1, { insurance: 3 });
const reza = patient(2, { first_name: 'رضا', last_name: 'کریمی', insurance: null });
const named = () => rows([{ id: 3, name: 'تأمین اجتماعی' }]);
const answers: Answers = {
  'resource:patients.loadRows': () => rows([sara, reza]),
  'resource:insurances.loadRows': named,
  'resource:procedureTypes.loadRows': () => rows([{ id: 1, name: 'درمان ریشه', procedure_code: 'RCT', price: 1 }]),
  'resource:surgeries.loadRows': () => rows([treatment(1, { patient: 1 })]),
  'patientProfile.loadPatient': ({ id }: { readonly id: number }) => (id === 1 ? sara : reza),
  'patientProfile.loadFinances': () => ({ debt: 0, total_cost: 0, total_payments: 0 }),
  'patientList.printPage': () => new Promise<never>(() => {}),
};
const broken = () => refused(500);
const waits = () => new Promise<never>(() => {});
const notice = 'بیمه‌ها بارگذاری نشد.';
const said = (page: ParentNode, name: string) => textOf([...page.querySelectorAll('main li')].find((row) => row.textContent?.includes(name)));
const fact = (page: ParentNode) => textOf(find(page, 'dt', 'بیمه').nextElementSibling);
const retry = async (page: ParentNode) => {
  await press(find(page, 'main button', 'تلاش دوباره'));
  await settle();
};

describe('the insurances of patients in their list', () => {
  it('are unknown before they have names: nobody is called uninsured but who is', async () => {
    const names = Promise.withResolvers<object>();
    const { page } = await visit('/patients', { ...answers, 'resource:insurances.loadRows': () => names.promise });
    expect([said(page, 'سارا'), said(page, 'رضا')]).toEqual([expect.stringContaining('نامشخص'), expect.stringContaining('بدون بیمه')]);
    expect(page.textContent).not.toContain(notice);
    names.resolve(named());
    await settle();
    expect(said(page, 'سارا')).toContain('تأمین اجتماعی');
  });

  it('are unknown where they could not be loaded, which is said, with a way to try again', async () => {
    const { page, answer } = await visit('/patients', { ...answers, 'resource:insurances.loadRows': broken });
    await comes(() => expect(page.textContent).toContain(notice));
    expect([said(page, 'سارا'), said(page, 'رضا')]).toEqual([expect.stringContaining('نامشخص'), expect.stringContaining('بدون بیمه')]);
    await press(find(page, 'button', 'چاپ'));
    await settle();
    expect(printedRows()).toEqual(expect.arrayContaining([expect.stringMatching(/سارا.*نامشخص/), expect.stringMatching(/رضا.*بدون بیمه/)]));
    answer(answers);
    await retry(page);
    expect(said(page, 'سارا')).toContain('تأمین اجتماعی');
    expect(page.textContent).not.toContain(notice);
  });

  it('are not spoken of where there are no patients either: one button tries all of it again', async () => {
    const { page } = await visit('/patients', { 'resource:patients.loadRows': broken, 'resource:insurances.loadRows': broken });
    await settle();
    expect(page.textContent).not.toContain(notice);
    expect([...page.querySelectorAll('main button')].filter((button) => textOf(button) === 'تلاش دوباره')).toHaveLength(1);
  });
});

describe('the insurance in a file', () => {
  it('is unknown before it has a name', async () => {
    const { page } = await visit('/patient/1', { ...answers, 'resource:insurances.loadRows': waits });
    expect(fact(page)).toBe('نامشخص');
  });

  it('is unknown where the names could not be loaded, which is said, with a way to try again', async () => {
    const { page, answer } = await visit('/patient/1', { ...answers, 'resource:insurances.loadRows': broken });
    await comes(() => expect(page.textContent).toContain(notice));
    expect(fact(page)).toBe('نامشخص');
    answer(answers);
    await retry(page);
    expect([fact(page), page.textContent?.includes(notice)]).toEqual(['تأمین اجتماعی', false]);
  });

  it('is none of whom the provider has none, and then nothing is missed', async () => {
    const { page } = await visit('/patient/2', { ...answers, 'resource:insurances.loadRows': broken });
    await settle();
    expect([fact(page), page.textContent?.includes(notice)]).toEqual(['بدون بیمه', false]);
  });
});

it('the treatments in a file whose names could not be loaded are unknown, which is said, with a way to try again', async () => {
  const { page, answer } = await visit('/patient/1', { ...answers, 'resource:procedureTypes.loadRows': broken });
  await comes(() => expect(page.textContent).toContain('انواع خدمات بارگذاری نشد.'));
  answer(answers);
  await retry(page);
  expect(page.textContent).toContain('درمان ریشه');
  expect(page.textContent).not.toContain('انواع خدمات بارگذاری نشد.');
});
