import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { type Answers, patient, rows, textOf, visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';

const KARIMI = patient(8, { first_name: 'رضا', last_name: 'کریمی' });
const answers: Answers = {
  'resource:patients.loadRows': () => rows([patient(7), KARIMI]),
  'resource:clinics.loadRows': () => rows([]),
  'documents.loadPatient': ({ id }: { readonly id: number }) => (id === 7 ? patient(7) : KARIMI),
  'documents.printPage': () => ({}),
};

/** The papers of one patient, after a treatment was typed on the certificate of another. */
const opened = async (print = false) => {
  const visited = await visit('/invoice-certificate?patient=7&tab=certificate', answers);
  const go = async (to: string) => {
    await act(async () => visited.app.send({ type: 'route.go', to, replace: false }));
    await settle();
  };
  await type(field(visited.page, 'درمان'), 'کشیدن دندان');
  if (print) {
    await press(find(visited.page, 'button', 'چاپ'));
    await settle();
  }
  await go('/');
  await go('/invoice-certificate?patient=8&tab=certificate');
  return { ...visited, go, strip: () => visited.page.querySelector('section[aria-label^="پیش‌نویس"]') };
};

describe('papers that were begun for somebody else', () => {
  it('are said to wait, and gone on with as they were left', async () => {
    const { page, strip, go } = await opened();
    expect(textOf(strip())).toContain('پیش‌نویس برگه‌های سارا احمدی مانده است');
    expect(field(page, 'درمان').value).toBe('');
    await press(find(page, 'section button', 'ادامه'));
    await settle();
    expect([field(page, 'درمان').value, strip()]).toEqual(['کشیدن دندان', null]);
    await go('/invoice-certificate?patient=8');
    expect(strip()).not.toBeNull();
  });

  it('are thrown away from there, after a question', async () => {
    const { page, strip, go, stateOf } = await opened();
    await press(find(page, 'section button', 'دور انداختن'));
    expect(textOf(page.querySelector('dialog[open]'))).toContain('آنچه روی برگه‌های سارا احمدی نوشته‌اید دور انداخته شود؟');
    await press(find(page, 'dialog[open] button', 'دور انداختن'));
    await settle();
    expect([strip(), stateOf('documents:7')]).toEqual([null, undefined]);
    await go('/invoice-certificate?patient=7&tab=certificate');
    expect(field(page, 'درمان').value).toBe('');
  });

  it('wait for nobody once they were printed, and are there all the same', async () => {
    const { page, strip, go } = await opened(true);
    expect(strip()).toBeNull();
    await go('/invoice-certificate?patient=7&tab=certificate');
    expect(field(page, 'درمان').value).toBe('کشیدن دندان');
  });
});
