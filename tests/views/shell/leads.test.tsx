import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { routing } from '../../../src/machines/app/product.ts';
import { withSubject, workflowId } from '../../../src/machines/app/routing.ts';
import { leadOf } from '../../../src/views/shell/around/leads.ts';
import { refused } from '../patients/practice.tsx';
import { account, pay } from '../payments/paying.tsx';
import { comes, find, press, settle } from '../stand.tsx';

const leadBackTo = (workflow: string) => leadOf([], { code: 'any.waiting', tone: 'problem', values: {}, workflow })?.to ?? null;

describe('a call to come back', () => {
  it('leads to the address at which what calls stands, whatever that says of it', () => {
    const calling = {
      'patientForm:new': '/new-patient',
      'patientForm:2,': '/new-patient?draft=2',
      'patientForm:,7': '/new-patient?of=7',
      'patientForm:7': '/edit-patient/7',
      'clinicForm:new': '/new-clinic',
      'clinicForm:3': '/edit-clinic/3',
      'paymentEdit:7': '/new-payment/7',
      'newPayments:new': '/new-payment',
      'newPayments:7,': '/new-payment?patient=7',
      'newPayments:,2': '/new-payment?clinic=2',
      'newTreatments:7': '/new-treatment?patient=7',
      'newCheques:7,31': '/installment-checks/7/31',
      'messages:new': '/sms',
      services: '/procedure-types',
      assetCategoryForm: '/categories/assets',
      'assetCategoryForm:5': '/edit-asset-category/5',
    };
    for (const [workflow, to] of Object.entries(calling)) expect([workflow, leadBackTo(workflow)]).toEqual([workflow, to]);
  });

  it('leads from every place of the program that calls by its own address to that very thing', () => {
    const places = routing.routes.flatMap(({ path }) => {
      const match = routing.match(path.replaceAll(/:\w*id\b/gi, '7').replace(/:\w+/, 'contracts'));
      return match === null
        ? []
        : [{}, { patient: '7' }, { clinic: '2' }, { category: '4' }, { draft: '2' }].map((query) => workflowId(withSubject(match, query)));
    });
    const known = [...new Set(places)].filter((id) => id !== null);
    expect(known.length).toBeGreaterThan(40);
    for (const id of known) {
      const [path = '', search] = (leadBackTo(id) ?? '').split('?');
      const match = routing.match(path);
      expect([id, match && workflowId(withSubject(match, Object.fromEntries(new URLSearchParams(search))))]).toEqual([id, id]);
    }
  });

  it('leads nowhere from what only a sheet shows', () => {
    expect(['planForm:7,31', 'assetCategoryForm:new', 'removal'].map(leadBackTo)).toEqual([null, null, null]);
  });

  it('of a payment that could not be changed is a way back into its form, and goes with it', async () => {
    const save = Promise.withResolvers<object>();
    const { page, app, tell, visited } = await pay('/new-payment/7', {
      ...account,
      'paymentEdit.loadRecord': () => ({ id: 7, patient: 7, clinic: null, date: '2026-11-01', amount: 900_000, payment_method: 5, transaction_number: null }),
      'paymentEdit.saveRecord': () => save.promise,
    });
    await tell('paymentEdit:7', { type: 'draft.changed', change: { amount: '950000' } });
    await tell('paymentEdit:7', { type: 'form.submitted', at: 0, facts: { payer: true } });
    await act(async () => app.send({ type: 'route.go', to: '/patients', replace: false, passed: null }));
    save.reject(refused(400));
    await comes(() => expect(find(page, '[role="alert"] a', 'بازگشت').getAttribute('href')).toBe('/new-payment/7'));
    await press(find(page, '[role="alert"] a', 'بازگشت'));
    await settle();
    expect([visited.at(-1), page.querySelector('[data-toast]')]).toEqual(['/new-payment/7', null]);
  });
});
