import type { ResourceName } from '../../schema/api.ts';
import { Button } from '../kit/controls/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { failureReason } from '../kit/feedback/failure-text.ts';
import { useListState, useRefresh } from '../kit/resources.ts';
import { words } from '../kit/texts.ts';
import { failures } from './texts.ts';

const PREFIX = {
  patients: failures.patients,
  procedureTypes: failures.types,
  clinics: failures.data,
  contracts: failures.data,
  insurances: failures.data,
  insuranceTariffs: failures.data,
} as const;

const LoadProblem = ({ list }: { readonly list: ResourceName & keyof typeof PREFIX }) => {
  const { known, busy, failure } = useListState(list);
  const refresh = useRefresh(list);
  if (known || !failure) return null;
  return (
    <Banner
      tone="problem"
      action={
        <Button tone="quiet" busy={busy} onClick={refresh}>
          {words.retry}
        </Button>
      }
    >
      {`${PREFIX[list]}${failureReason(failure)}`}
    </Banner>
  );
};

/** The lists that a treatment needs and that could not be loaded. */
export const LoadProblems = () => (
  <>
    <LoadProblem list="patients" />
    <LoadProblem list="procedureTypes" />
    <LoadProblem list="clinics" />
    <LoadProblem list="contracts" />
    <LoadProblem list="insurances" />
    <LoadProblem list="insuranceTariffs" />
  </>
);
