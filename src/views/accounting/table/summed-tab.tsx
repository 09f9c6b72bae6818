import { memo } from 'react';
import { Pictures } from '../pictures/pictures.tsx';
import { RangeBar } from '../range/range-bar.tsx';
import { useBehind, useSummedRange } from '../standing.ts';
import { summary } from '../texts.ts';
import { IncomeDifferences } from '../trouble/income-differences.tsx';
import { IncomeReport } from '../trouble/income-report.tsx';
import { isSummable, TabTrouble, useStanding } from '../trouble/lists.tsx';
import { Laid } from './laid.tsx';
import { LISTS_OF } from './lines.ts';
import type { ShownSums } from './shown.ts';
import { TabRows, useNamed } from './tab-rows.tsx';
import { TotalCard } from './total-card.tsx';

/** A tab whose figures are summed from rows: what came in, what went out, what is owned. */
export const Summed = memo(({ tab, days, all, rows }: ShownSums) => {
  const standing = useStanding(LISTS_OF[tab].rows);
  const waiting = standing === 'loading';
  const named = useNamed(tab);
  const { around } = useSummedRange();
  const behind = useBehind(days);
  // A month that was chosen in the picture leaves it standing, whatever is in it.
  const nothing = !waiting && standing !== 'failed' && rows.length === 0 && around === null;
  return (
    <Laid
      behind={behind}
      figures={
        <>
          <RangeBar />
          <TabTrouble tab={tab} />
          {tab === 'income' ? <IncomeReport /> : null}
          {waiting || isSummable(standing) ? (
            <TotalCard label={summary.totals[tab]} sum={waiting ? null : (all?.sum ?? 0)} behind={behind}>
              {all && all.count > 0 ? `${summary.entries[tab](all.count)} ${summary.from[tab](rows.length)}` : null}
            </TotalCard>
          ) : null}
          {tab === 'income' ? <IncomeDifferences /> : null}
        </>
      }
      picture={nothing ? null : <Pictures tab={tab} rows={rows} waiting={!named || waiting} months={tab !== 'asset'} />}
    >
      <TabRows tab={tab} days={days} rows={rows} />
    </Laid>
  );
});
