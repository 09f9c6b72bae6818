import { patient, rows, visit } from '../patients/practice.tsx';
import { settle } from '../stand.tsx';
import type { Scene, Scenes } from './shown.ts';

/** The certificate of a patient of this gender. */
const certified =
  (gender: number): Scene =>
  async () => {
    const { page } = await visit('/invoice-certificate?patient=7&tab=certificate', {
      'resource:surgeries.loadRows': () => rows([]),
      'resource:procedureTypes.loadRows': () => rows([]),
      'resource:insurances.loadRows': () => rows([]),
      'resource:clinics.loadRows': () => rows([]),
      'documents.loadPatient': () => patient(7, { gender }),
      'documents.loadFinances': () => ({ debt: 0, total_cost: 0, total_payments: 0 }),
    });
    await settle();
    return { page, path: '/invoice-certificate' };
  };

export const scenes: Scenes = { 'آقای ...': certified(1), 'خانم ...': certified(2) };
