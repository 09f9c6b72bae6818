import { groupedPhone } from '../../../schema/kit/phone.ts';
import { Digits } from './digits.tsx';

/** A phone number, +98 as a leading 0, grouped for the eye. */
export const PhoneText = ({ children }: { readonly children: string }) => <Digits>{groupedPhone(children)}</Digits>;
