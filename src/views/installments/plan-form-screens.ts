import { PlanForm } from './plans/plan-form.tsx';

export const screens = { planForm: PlanForm };
export { words } from './words.ts';
