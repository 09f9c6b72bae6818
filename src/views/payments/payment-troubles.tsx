import { Banner } from '../kit/feedback/banner.tsx';
import { ListTroubles } from '../kit/page/list/list-troubles.tsx';
import { failures } from './texts.ts';

const PAYERS = ['patients', 'clinics'] as const;

/** Payers that could not be loaded, and what the form lacks as a whole. */
export const PaymentTroubles = ({ error }: { readonly error: string | null }) => (
  <>
    <ListTroubles lists={PAYERS} naming={(names) => failures.lists(names.join(' و '))} />
    {error ? <Banner tone="problem">{error}</Banner> : null}
  </>
);
