import { describe, expect, it } from 'vitest';
import type { Income } from '../../../src/schema/payments/income.ts';
import { registered } from '../../fold/product/program.ts';
import { AT, bound, held, open } from './root.ts';

const offline = { _tag: 'Offline' };
const refused = { _tag: 'Rejected', status: 400, general: [], fields: {} };
const income: Income = { id: 7, patient: 3, clinic: null, date: '2026-11-01', amount: 900_000, payment_method: 5, transaction_number: null };
const newcomer = { first_name: 'علی', last_name: 'رضایی', national_number: '0012345679' };

/** The program with every area in it; what is saved or sent waits for the test. */
const practice = (path: string) => {
  const save = held();
  const send = held();
  const look = held();
  const others = bound(registered, { saveRecord: save.port, sendRow: send.port, findAlike: look.port });
  return { ...open(true, path, others), save, send, look };
};

/** A payment whose change failed after the user had gone elsewhere. */
const changingPayment = async () => {
  const app = practice('/patients');
  app.app.send({ type: 'route.go', to: '/new-payment/7', replace: false, passed: { income } });
  await app.settled();
  app.tell('paymentEdit:7', { type: 'draft.changed', change: { amount: '950000' } });
  app.tell('paymentEdit:7', { type: 'form.submitted', at: AT, facts: { payer: true } });
  app.go('/patients');
  await app.save.refuse(offline);
  expect(app.calls()).toEqual(['incomes.formWaiting paymentEdit:7']);
  return app;
};

/** A new patient whose save failed after the user had gone elsewhere. */
const addingPatient = async () => {
  const app = practice('/new-patient');
  app.tell('patientForm:new', { type: 'draft.changed', change: newcomer });
  app.tell('patientForm:new', { type: 'form.submitted', at: AT });
  await app.look.answer({ rows: [] });
  app.go('/patients');
  await app.save.refuse(offline);
  expect(app.calls()).toEqual(['patients.formWaiting patientForm:new']);
  return app;
};

/** Payments of which one was refused after the user had gone elsewhere. */
const sendingPayments = async () => {
  const app = practice('/new-payment');
  app.tell('newPayments:new', { type: 'draft.changed', change: { payer: { kind: 'patient', id: 7 }, amount: '100000', payment_method: 5 } });
  app.tell('newPayments:new', { type: 'list.submitted', at: AT, facts: { payer: true } });
  await app.look.answer({ rows: [] });
  app.go('/patients');
  await app.send.refuse(refused);
  expect(app.calls()).toEqual(['newPayments.waiting newPayments:new']);
  return app;
};

describe('a call to come back', () => {
  it('to a payment is not silenced by the file of the patient who has the same number, and is heeded at the payment', async () => {
    const app = await changingPayment();
    app.go('/patient/7');
    app.go('/patient/7/payments');
    app.go('/new-treatment/7');
    expect(app.calls()).toEqual(['incomes.formWaiting paymentEdit:7']);
    app.go('/new-payment/7');
    expect(app.codes()).toEqual([]);
  });

  it('to a new patient is not silenced by other things that are new, and is heeded at the form', async () => {
    const app = await addingPatient();
    app.go('/new-treatment');
    app.go('/new-payment');
    expect(app.calls()).toEqual(['patients.formWaiting patientForm:new']);
    app.go('/new-patient');
    expect(app.codes()).toEqual([]);
  });

  it('to a list of payments is heeded on its own screen, and on no other', async () => {
    const app = await sendingPayments();
    app.go('/new-treatment');
    expect(app.calls()).toEqual(['newPayments.waiting newPayments:new']);
    app.go('/new-payment');
    expect(app.codes()).toEqual([]);
  });

  it('goes with what it calls to', async () => {
    const app = await changingPayment();
    app.tell('paymentEdit:7', { type: 'form.abandoned' });
    app.tell('paymentEdit:7', { type: 'form.discarded' });
    await app.settled();
    expect([app.child('paymentEdit:7'), app.codes()]).toEqual([undefined, []]);
  });

  it('to what was only kept goes by itself, or on return', async () => {
    const app = practice('/new-patient');
    app.tell('patientForm:new', { type: 'draft.changed', change: newcomer });
    app.go('/patients');
    expect(app.calls()).toEqual(['patients.formKept patientForm:new']);
    app.go('/new-patient');
    expect([app.codes(), app.child('patientForm:new')?.context.draft]).toEqual([[], expect.objectContaining(newcomer)]);
  });
});
