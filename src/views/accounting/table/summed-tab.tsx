import { memo } from 'react';
import { useListState } from '../../kit/resources.ts';
import { Pictures } from '../pictures/pictures.tsx';
import { RangeBar } from '../range/range-bar.tsx';
import { useBehind, useSummedRange } from '../standing.ts';
import { summary } from '../texts.ts';
import { IncomeDifferences } from '../trouble/income-differences.tsx';
import { IncomeReport } from '../trouble/income-report.tsx';
import { TabTrouble } from '../trouble/lists.tsx';
import { Laid } from './laid.tsx';
import { LISTS_OF } from './lines.ts';
import type { ShownSums } from './shown.ts';
import { TabRows, useNamed } from './tab-rows.tsx';
import { TotalCard } from './total-card.tsx';

/** A tab whose figures are summed from rows: what came in, what went out, what is owned. */
export const Summed = memo(({ tab, days, all, rows }: ShownSums) => {
  const { known, failure } = useListState(LISTS_OF[tab].rows);
  const named = useNamed(tab);
  const { around } = useSummedRange();
  const behind = useBehind(days);
  // A month that was chosen in the picture leaves it standing, whatever is in it.
  const nothing = known && rows.length === 0 && around === null;
  return (
    <Laid
      behind={behind}
      figures={
        <>
          <RangeBar />
          <TabTrouble tab={tab} />
          {tab === 'income' ? <IncomeReport /> : null}
          {!known && failure ? null : (
            <TotalCard label={summary.totals[tab]} sum={known ? (all?.sum ?? 0) : null} behind={behind}>
              {all ? `${summary.entries[tab](all.count)} ${summary.from[tab](rows.length)}` : null}
            </TotalCard>
          )}
          {tab === 'income' ? <IncomeDifferences /> : null}
        </>
      }
      picture={nothing ? null : <Pictures tab={tab} rows={rows} waiting={!named || (!known && failure === null)} months={tab !== 'asset'} />}
    >
      <TabRows tab={tab} days={days} rows={rows} />
    </Laid>
  );
});
