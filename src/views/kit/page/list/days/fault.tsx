import type { RangeFault } from '../../../../../schema/accounting/day-range.ts';
import { Banner } from '../../../feedback/banner.tsx';
import { days as texts } from './texts.ts';

/** Why the days in an address are none: all are shown. */
export const DaysFault = ({ fault }: { readonly fault: RangeFault }) => (
  <Banner tone="warning" announced>
    {texts.fault[fault]} {texts.allShown}
  </Banner>
);
