import type { ConstantTariff } from '../../../schema/clinics/contract.ts';
import { raised } from '../../../schema/contracts/raise.ts';
import { isHundredths, percentTyped } from '../../../schema/kit/draft/number.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { PercentField } from '../../kit/fields/typed/percent-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { useSendStaged } from '../../kit/page/staged/staged-state.ts';
import { contract, raise } from '../texts.ts';

const MOST_PERCENT = 500;

interface RaiseTariffsProps {
  readonly workflow: string;
  /** What was typed. */
  readonly typed: string;
  /** Those that are raised: the prices of contracts that have not ended. */
  readonly tariffs: readonly ConstantTariff[];
  /** The contracts that have begun. */
  readonly begun: ReadonlySet<number>;
  /** Those of them that were changed by hand or sent already, and stay as they are. */
  readonly held: ReadonlySet<number>;
  readonly disabled: boolean;
}

/** Raises all prices by a percentage; what comes of it stands in the list and is seen before it is sent. */
export const RaiseTariffs = ({ workflow, typed, tariffs, begun, held, disabled }: RaiseTariffsProps) => {
  const send = useSendStaged<object, object>(workflow);
  if (tariffs.length === 0) return null;
  const percent = percentTyped(typed);
  const usable = percent !== null && percent >= 1 && percent <= MOST_PERCENT && isHundredths(percent);
  const raising = usable ? tariffs.filter(({ id, price }) => !held.has(id) && raised(price, percent) !== price) : [];
  const [first] = raising;
  const unchanged = tariffs.length - raising.length;
  const coming = first && usable ? raise.example(first.price, raised(first.price, percent)) : raise.none;
  return (
    <Card title={raise.title}>
      <PercentField
        label={raise.percent}
        value={typed}
        min={1}
        max={MOST_PERCENT}
        hint={usable ? `${coming}${first && unchanged > 0 ? ` ${raise.unchanged(unchanged)}` : ''}` : raise.hint(tariffs.length)}
        disabled={disabled}
        onChange={(value) => send({ type: 'bulk.typed', typed: value })}
      />
      {raising.some((each) => begun.has(each.contract)) ? <Banner tone="warning">{contract.backwards}</Banner> : null}
      <Button disabled={disabled || !first} onClick={() => send({ type: 'bulk.applied', records: tariffs })}>
        {raise.apply}
      </Button>
    </Card>
  );
};
