import { parseAmount } from '../../schema/kit/money.ts';
import { costOf, type Surgery } from '../../schema/treatments/surgery.ts';
import { Banner } from '../kit/feedback/banner.tsx';
import { form } from './texts.ts';

/** The extra fee and the discount that an edit keeps and the form does not show (D-15), and what they make of the amount as it is typed. */
export const KeptCosts = ({ stored: { extra_fee, discount }, typed }: { readonly stored: Surgery; readonly typed: string }) => {
  if (extra_fee === 0 && discount === 0) return null;
  const kept = form.kept([...(extra_fee === 0 ? [] : [form.keptExtra(extra_fee)]), ...(discount === 0 ? [] : [form.keptDiscount(discount)])]);
  const amount = parseAmount(typed);
  if (amount === null) return <Banner>{kept}.</Banner>;
  const cost = costOf({ total_cost: amount, extra_fee, discount });
  return cost < 0 ? (
    <Banner tone="warning">
      {kept}. {form.discountTooLarge}
    </Banner>
  ) : (
    <Banner>
      {kept}؛ {form.finalCost(cost)}
    </Banner>
  );
};
