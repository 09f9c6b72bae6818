import { describe, expect, it } from 'vitest';
import { workflows as always } from '../../../src/machines/app/registry.ts';
import { workflows as cheques } from '../../../src/machines/installments/cheques-registry.ts';
import { workflows } from '../../../src/machines/installments/registry.ts';
import { workflows as payments } from '../../../src/machines/payments/new-registry.ts';
import { workflows as prescriptions } from '../../../src/machines/prescription/registry.ts';
import { bound, held, open } from './root.ts';

const PLANS = '/patient/7/installments';
const CHEQUES = '/installment-checks/7/31';
const practice = (path: string) => open(true, path, bound([...always, ...workflows, ...cheques]));
const standing = (app: ReturnType<typeof practice>) => ['patientPlans:7', 'chequeMarks:7', 'newCheques:7,31'].filter((id) => app.child(id) !== undefined);

describe('workflows along with a screen', () => {
  it('open with it, each about the record that the address names', () => {
    const app = practice(PLANS);
    expect(standing(app)).toEqual(['patientPlans:7', 'chequeMarks:7']);
    expect(app.context().route?.workflow).toBe('patientPlans:7');
  });

  it('go on where the next screen shows them too, and are left where it does not', () => {
    const app = practice(PLANS);
    app.go(CHEQUES);
    expect(standing(app)).toEqual(['patientPlans:7', 'newCheques:7,31']);
    expect(app.child('patientPlans:7')?.context).toMatchObject({ id: 7 });
    app.go('/');
    expect(standing(app)).toEqual([]);
  });

  it('are of that record alone', () => {
    const app = practice(CHEQUES);
    app.go('/installment-checks/8/40');
    expect([standing(app), app.child('patientPlans:8')?.context.id]).toEqual([[], 8]);
  });

  it('that are in the middle of something outlive it', () => {
    const app = practice(PLANS);
    app.tell('chequeMarks:7', { type: 'cheque.marked', mark: { id: 41, is_paid: true } });
    app.go('/');
    expect(app.child('chequeMarks:7')?.value).toBe('saving');
    app.go(PLANS);
    expect(app.child('chequeMarks:7')?.context.here).toBe(true);
  });

  it('hear of rows that changed elsewhere as the screen itself does', async () => {
    const loading = held();
    const app = open(true, '/prescription?patient=7', bound([...always, ...prescriptions], { loadPatient: loading.port }));
    await loading.answer({ id: 7 });
    expect(app.child('prescriptionPatient:7')?.value).toBe('ready');
    app.app.send({ type: 'rows.changed', resource: 'patients' });
    expect(app.child('prescriptionPatient:7')?.value).toBe('loading');
  });

  it('are of nobody in particular where whom they are about is chosen on the screen, and are read again for who comes back to it', async () => {
    const loading = held();
    const app = open(true, '/new-payment?patient=7', bound([...always, ...payments], { loadDebt: loading.port }));
    app.tell('patientDebt', { type: 'debt.wanted', patient: 7, sum: 10 });
    await loading.answer(5);
    expect(app.child('patientDebt')?.context).toEqual({ patient: 7, sum: 10, debt: 5 });
    app.go('/new-payment?patient=7');
    expect(app.child('patientDebt')).toMatchObject({ value: { asked: 'reading' }, context: { patient: 7, debt: null } });
    app.go('/patients');
    expect(app.child('patientDebt')).toBeUndefined();
  });

  it('are of whom the address speaks behind its path, and of nobody where it does not', () => {
    const app = open(true, '/prescription', bound([...always, ...prescriptions]));
    expect(app.child('prescriptionPatient:new')?.context.id).toBe(0);
    app.go('/prescription?patient=7');
    expect([app.child('prescriptionPatient:new'), app.child('prescriptionPatient:7')?.context.id]).toEqual([undefined, 7]);
    app.go('/prescription?patient=8');
    expect([app.child('prescriptionPatient:7'), app.child('prescriptionPatient:8')?.context.id]).toEqual([undefined, 8]);
    app.go('/');
    expect(app.child('prescriptionPatient:8')).toBeUndefined();
  });
});
