import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { notify } from '../../../src/machines/kit/parent.ts';
import { type Answers, patient, refused, textOf, visit } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { answers } from './booking.ts';

describe('a patient who is added over the form', () => {
  const added = {
    ...answers,
    'patientForm.findAlike': () => ({ rows: [] }),
    'patientForm.saveRecord': () => patient(9, { first_name: 'رضا', last_name: 'کریمی' }),
  };
  const chosen = (page: ParentNode) => textOf(page.querySelector('main button[aria-haspopup="dialog"]'));
  /** Nobody on this page asked for the sheet: it stands open as it did before a reload. */
  const overForm = async (script: Answers) => {
    const visited = await visit('/new-appointment', script);
    const standing = async () => {
      visited.app.send({ type: 'sheet.ask', workflow: 'patientForm', params: { id: 'new' }, passed: {} });
      await settle();
      await comes(() => expect(visited.page.querySelector('dialog[open] form')).not.toBeNull());
    };
    return { ...visited, standing };
  };
  const save = async (page: ParentNode) => {
    const sheet = page.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('No sheet is open.');
    await type(field(sheet, 'نام'), 'رضا');
    await type(field(sheet, 'نام خانوادگی'), 'کریمی');
    await type(field(sheet, 'کد ملی'), '0012345679');
    await press(find(sheet, 'button', 'ذخیره'));
    await settle();
    expect(page.querySelector('dialog[open]')).toBeNull();
  };

  it('is the one it is for, also where the page was loaded anew meanwhile', async () => {
    const { page, standing } = await overForm(added);
    await standing();
    await save(page);
    expect(chosen(page)).toContain('رضا کریمی');
  });

  it('is so as well where the list of the others never came', async () => {
    const { page, standing } = await overForm({ ...added, 'resource:patients.loadRows': () => refused(400) });
    await standing();
    await save(page);
    expect(chosen(page)).toContain('رضا کریمی');
  });

  it('takes nobody’s place where only the word of them comes', async () => {
    const { page, app, standing } = await overForm(added);
    await press(find(page, 'main button[aria-haspopup="dialog"]', ''));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await settle();
    await standing();
    await act(async () => app.send(notify('patients.created', 'success', { id: '9', label: 'رضا کریمی' })));
    await settle();
    expect(chosen(page)).toContain('سارا احمدی');
  });
});
