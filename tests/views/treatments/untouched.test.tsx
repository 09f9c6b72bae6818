import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { patient, rows, textOf } from '../patients/practice.tsx';
import { field, press, settle, type } from '../stand.tsx';
import { button, choose, lists, taking, treat } from './treating.tsx';

/** What a form of treatments opens with, as it was chosen last. */
const remembering = async (values: object, passed: object = {}) => {
  const visited = await treat('/patients', taking);
  await act(async () => {
    visited.app.send({ type: 'choice.kept', workflow: 'newTreatments', values } as never);
    visited.app.send({ type: 'route.go', to: '/new-treatment?patient=7', replace: false, passed } as never);
  });
  await settle();
  return visited.page;
};
const faceOf = (page: ParentNode, label: string) =>
  textOf(
    [...page.querySelectorAll('main button[aria-labelledby]')].find((each) =>
      document.getElementById(each.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent?.startsWith(label),
    ) ?? null,
  );

describe('the tariff of an insurance', () => {
  it('stands in no closed field that sends none, and is there at the clinic of one’s own', async () => {
    const page = await remembering({ clinic: '2', 'insurance_tariff/3': '5' }, { patient: patient(7, { insurance: 3 }) });
    expect([faceOf(page, 'کلینیک'), faceOf(page, 'تعرفه بیمه')]).toEqual([expect.stringContaining('لبخند'), expect.not.stringContaining('پایه')]);
    await choose(page, 'کلینیک', 'مطب شخصی');
    expect(faceOf(page, 'تعرفه بیمه')).toContain('پایه');
  });
});

it('pressing the likely type that is chosen brings no price over the one that was typed', async () => {
  const page = await remembering({ procedure_type: '1' });
  const pill = () => button(page, 'کامپوزیت');
  await press(pill());
  expect(field(page, 'مبلغ').value).toBe('۱٬۹۰۰٬۰۰۰');
  await type(field(page, 'مبلغ'), '1500000');
  await press(pill());
  expect(field(page, 'مبلغ').value).toBe('۱٬۵۰۰٬۰۰۰');
});

describe('what must not be given', () => {
  it('is said not to have been read where the list did not come, and loads no more', async () => {
    const { page } = await treat('/new-treatment?patient=7', { ...taking, 'resource:patients.loadRows': () => ({ _tag: 'Timeout' }) });
    expect(page.textContent).toContain('حساسیت دارویی خوانده نشد.');
    expect(page.querySelector('main form [aria-busy="true"]')).toBeNull();
  });

  it('is said to be old where nobody knows whether it still holds', async () => {
    const { page, tell } = await treat('/new-treatment?patient=7', { ...lists, 'resource:patients.loadRows': () => rows([patient(7)]) });
    expect(page.textContent).toContain('حساسیت دارویی ثبت نشده است.');
    expect(page.textContent).not.toContain('شاید قدیمی');
    await tell('resource:patients', { type: 'resource.aged', at: Date.now() });
    expect(page.textContent).toContain('حساسیت دارویی ثبت نشده است. شاید قدیمی باشد.');
  });
});
