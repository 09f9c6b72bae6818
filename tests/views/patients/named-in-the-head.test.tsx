import { describe, expect, it } from 'vitest';
import { answers as booking } from '../appointments/booking.ts';
import { press, settle } from '../stand.tsx';
import { patient, rows, textOf, visit } from './practice.tsx';

const answers = {
  ...booking,
  'patientForm.loadRecord': () => patient(7),
  'documents.loadPatient': () => patient(7),
  'prescriptionPatient.loadPatient': () => patient(7),
};
const detail = (page: ParentNode) => textOf(page.querySelector('h1 > small'));

describe('a form about somebody', () => {
  it.each([
    ['/edit-patient/7', 'سارا احمدی'],
    ['/edit-appointment/1', 'سارا احمدی'],
    ['/prescription?patient=7', 'برای سارا احمدی'],
    ['/send-to-lab?patient=7', 'برای سارا احمدی'],
    ['/invoice-certificate?patient=7', 'خانم سارا احمدی'],
    ['/invoice-certificate?patient=7&tab=advice', 'خانم سارا احمدی'],
  ])('%s names them in its head, and never in the title of the document', async (path, named) => {
    const { page } = await visit(path, answers);
    await settle();
    expect(detail(page)).toBe(named);
    expect(document.title).not.toContain('احمدی');
  });

  it.each(['/new-patient', '/new-appointment', '/prescription', '/send-to-lab', '/invoice-certificate'])('%s is about nobody yet', async (path) => {
    const { page } = await visit(path, answers);
    await settle();
    expect(page.querySelector('h1 > small')).toBeNull();
  });

  it('says whose list it is before how long it is, by the file where the list of patients does not come', async () => {
    const { page, tell } = await visit('/prescription?patient=7', { ...answers, 'resource:patients.loadRows': () => new Promise<never>(() => {}) });
    await tell('prescription:7', { type: 'draft.changed', change: { drug: 'ژلوفن', form: '', count: '۲۰', usage: 'هر ۸ ساعت' } });
    await tell('prescription:7', { type: 'row.added', at: Date.UTC(2026, 10, 20, 8, 30) });
    expect(detail(page)).toMatch(/^برای سارا احمدی، ۱ /);
    expect(textOf(page.querySelector('h1 [role="status"]'))).toMatch(/^۱ /);
  });

  it('says of an appointment who comes as soon as somebody is chosen', async () => {
    const { page } = await visit('/new-appointment', { ...answers, 'resource:patients.loadRows': () => rows([patient(7)]) });
    await press(page.querySelector<HTMLElement>('main button[aria-haspopup="dialog"]') as HTMLElement);
    await press(page.querySelector<HTMLElement>('[role="option"]') as HTMLElement);
    await settle();
    expect(detail(page)).toBe('سارا احمدی');
  });
});
