import { EditPayment } from './edit-payment.tsx';

export const screens = { paymentEdit: EditPayment };
export { words } from './words.ts';
