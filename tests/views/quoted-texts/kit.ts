import type { Failure } from '../../../src/schema/kit/failure.ts';
import { patient, refused, rows, treatment, visit } from '../patients/practice.tsx';
import type { Scene, Scenes } from './shown.ts';

const file: Scene = async () => {
  const { page } = await visit('/patient/7', {
    'patientProfile.loadPatient': () => patient(7),
    'patientProfile.loadFinances': () => ({ debt: 1_500_000, total_cost: 6_500_000, total_payments: 5_000_000 }),
    'resource:surgeries.loadRows': () => rows([treatment(1, { procedure_type: 99 })]),
    'resource:procedureTypes.loadRows': () => rows([]),
    'resource:incomes.loadRows': () => rows([]),
  });
  return { page, path: '/patient/7' };
};

const failing =
  (failure: Failure): Scene =>
  async () => {
    const { page } = await visit('/patients', { 'resource:patients.loadRows': () => failure });
    return { page, path: '/patients' };
  };

export const scenes: Scenes = {
  تومان: file,
  ت: file,
  نامشخص: file,
  'خطای احراز هویت.': failing(refused(401)),
  'عدم مجوز.': failing(refused(403)),
  '... لطفاً دوباره امتحان کنید.': failing({ _tag: 'Unreachable' }),
};
