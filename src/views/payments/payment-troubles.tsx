import { Button } from '../kit/controls/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { failureReason } from '../kit/feedback/failure-text.ts';
import { useListState, useRefresh } from '../kit/resources.ts';
import { words } from '../kit/texts.ts';
import { failures } from './texts.ts';

/** Payers that could not be loaded, and what the form lacks as a whole. */
export const PaymentTroubles = ({ error }: { readonly error: string | null }) => {
  const [patients, clinics] = [useListState('patients'), useListState('clinics')];
  const [refreshPatients, refreshClinics] = [useRefresh('patients'), useRefresh('clinics')];
  const failure = (patients.known ? null : patients.failure) ?? (clinics.known ? null : clinics.failure);
  return (
    <>
      {failure ? (
        <Banner
          tone="problem"
          action={
            <Button
              tone="quiet"
              busy={patients.busy || clinics.busy}
              onClick={() => {
                if (!patients.known) refreshPatients();
                if (!clinics.known) refreshClinics();
              }}
            >
              {words.retry}
            </Button>
          }
        >
          {`${failures.lists}${failureReason(failure)}`}
        </Banner>
      ) : null}
      {error ? <Banner tone="problem">{error}</Banner> : null}
    </>
  );
};
