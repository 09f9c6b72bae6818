import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';

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

  it('leads from a list of services that is empty to where they are entered', async () => {
    const { page, visited } = await visit('/send-to-lab?patient=7', { ...answers, 'resource:procedureTypes.loadRows': () => rows([]) });
    await press(find(page, 'main button', 'درمان'));
    expect(textOf(page.querySelector('dialog[open]'))).toContain('هنوز نوع درمانی ثبت نشده است.');
    await press(find(page, 'dialog button', 'افزودن نوع خدمت'));
    await settle();
    expect(visited.at(-1)).toBe('/procedure-types');
  });

  it('says of somebody who is not in the list that they are not', async () => {
    const { page } = await visit('/send-to-lab?patient=99', answers);
    expect(main(page)).toContain('این بیمار دیگر در لیست نیست.');
  });

  it('asks whom it is about where its address names nobody that could be', async () => {
    const { page } = await visit('/send-to-lab?patient=x', answers);
    expect(main(page)).toContain('جستجوی بیمار');
  });
});

describe('whose work it is', () => {
  const broken = () => {
    throw refused(500);
  };
  const AT = Date.UTC(2026, 10, 21, 8, 30);
  const work = { lab: 1, shade: 'A2', quadrant: 1, tooth_number: 6, procedure_type: { id: 1, name: 'روکش' }, description: 'زیرکونیا' };
  const clinics = {
    'resource:clinics.loadRows': () => rows([{ id: 1, name: 'مطب', address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655' }]),
  };

  it('is kept with it by whoever came by an address alone, for when they are in no list any more', async () => {
    const { page, tell, answer, stateOf } = await visit('/send-to-lab?patient=7', { ...answers, ...clinics });
    await type(field(page, 'توضیحات'), 'زیرکونیا');
    await tell('labDispatch:7', { type: 'draft.changed', change: work });
    await tell('labDispatch:7', { type: 'row.added', at: AT });
    const [{ draft }] = (stateOf('labDispatch:7') as { readonly context: { readonly rows: readonly [{ readonly draft: { readonly patient: object } }] } })
      .context.rows;
    expect(draft.patient).toEqual({ id: 7, name: 'سارا احمدی' });
    answer({ 'resource:patients.loadRows': () => rows([]) });
    await tell('resource:patients', { type: 'resource.refreshed', at: AT });
    await settle();
    expect(textOf(page.querySelector('main li'))).toContain('سارا احمدی');
  });

  it('is nothing that somebody typed: a form that was emptied again is left without a question', async () => {
    const { page, visited } = await visit('/send-to-lab?patient=7', { ...answers, ...clinics });
    await type(field(page, 'توضیحات'), 'ز');
    await type(field(page, 'توضیحات'), '');
    await press(find(page, 'header button', 'بازگشت'));
    await settle();
    expect(page.querySelector('dialog[open]')).toBeNull();
    expect(visited.at(-1)).not.toContain('send-to-lab');
  });

  it('is asked about before it goes on paper without a name, and where the names did not come that is said', async () => {
    const { page, tell, answer } = await visit('/send-to-lab?patient=7', { ...clinics, 'resource:patients.loadRows': broken });
    await comes(() => expect(main(page)).toContain('تلاش دوباره'));
    expect(main(page)).toContain('بیماران');
    const trouble = find(page, 'main [role="alert"]', 'بیماران');
    expect(trouble.compareDocumentPosition(find(page, 'main form', '')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await tell('labDispatch:7', { type: 'draft.changed', change: work });
    await tell('labDispatch:7', { type: 'row.added', at: AT });
    await press(find(page, 'button', 'چاپ لیست'));
    await settle();
    const question = () => textOf(page.querySelector('dialog[open]'));
    await comes(() => expect(question()).toContain('نام بیمار دست‌کم یک کار معلوم نیست و روی برگه نمی‌آید.'));
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
    answer(answers);
    await tell('resource:patients', { type: 'resource.refreshed', at: AT });
    await settle();
    expect(question()).toContain('آنچه معلوم نبود اکنون آمده است.');
  });
});

describe('the laboratory that was chosen last', () => {
  it('stands in the next form as a default, until it is touched', async () => {
    const { page, app } = await visit('/', answers);
    await act(async () => {
      app.send({ type: 'choice.kept', workflow: 'labDispatch', values: { lab: '2' } });
      app.send({ type: 'route.go', to: '/send-to-lab?patient=7', replace: false });
    });
    await settle();
    const marked = () => [...page.querySelectorAll('main label[data-preset="true"]')].map(textOf);
    expect(marked()).toEqual(['لابراتوار آریا پیش‌فرض']);
    const chosen = page.querySelector<HTMLInputElement>('main label[data-preset="true"] input') ?? expect.fail('None is chosen.');
    await press(chosen);
    expect([marked(), chosen.checked]).toEqual([[], true]);
  });
});
