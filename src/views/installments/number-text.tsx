import { groupedChequeNumber } from '../../schema/installments/cheque-number.ts';
import { persianDigits } from '../../schema/kit/digits.ts';

/** The number of a cheque, a sayad number in its four groups; left to right, and parted between groups only, where a line is too short. */
export const NumberText = ({ children }: { readonly children: string }) => <bdi dir="ltr">{persianDigits(groupedChequeNumber(children))}</bdi>;
