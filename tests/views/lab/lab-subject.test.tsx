import { describe, expect, it } from 'vitest';
import { patient, rows, textOf, visit } from '../patients/practice.tsx';
import { find, press, settle } from '../stand.tsx';

const answers = { 'resource:patients.loadRows': () => rows([patient(7), patient(8, { last_name: 'کریمی' })]) };
const main = (page: ParentNode) => textOf(page.querySelector('main'));

describe('a form of work for a laboratory that is about one patient', () => {
  it('names them, takes nobody else in their place, and leads to a form about others', async () => {
    const { page, visited } = await visit('/send-to-lab?patient=7', answers);
    expect(main(page)).toContain('سارا احمدی');
    expect([...page.querySelectorAll('main button[aria-labelledby]')].map(textOf).filter((face) => face.includes('احمدی'))).toEqual([]);
    await press(find(page, 'main button', 'بیمار دیگر'));
    await settle();
    expect(visited.at(-1)).toBe('/send-to-lab');
    expect(main(page)).toContain('جستجوی بیمار');
  });

  it('says of somebody who is not in the list that they are not', async () => {
    const { page } = await visit('/send-to-lab?patient=99', answers);
    expect(main(page)).toContain('این بیمار دیگر در فهرست نیست.');
  });

  it('asks whom it is about where its address names nobody that could be', async () => {
    const { page } = await visit('/send-to-lab?patient=x', answers);
    expect(main(page)).toContain('جستجوی بیمار');
  });
});
