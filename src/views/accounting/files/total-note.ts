import { formatAmount, plus, type Whole } from '../../../schema/kit/money.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { columns } from '../texts.ts';

/** What a table comes to, for the line under its title on paper. */
export const totalNote = (rows: readonly { readonly sum: Whole | null }[]): string =>
  `${columns.total}: ${pageWords.inToman(formatAmount(rows.reduce<Whole>((total, { sum }) => plus(total, sum ?? 0), 0)))}`;
