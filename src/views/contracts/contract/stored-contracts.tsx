import { type Timeline, timelineOf } from '../../../machines/contracts/timeline.ts';
import type { AnyRow } from '../../../machines/kit/rows.ts';
import type { StagedContext } from '../../../machines/kit/staged/context.ts';
import type { Contract } from '../../../schema/clinics/contract.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { Card } from '../../kit/page/page.tsx';
import { Sought } from '../../kit/page/staged/sought.tsx';
import { StoredRow } from '../../kit/page/staged/stored-row.tsx';
import { useListState } from '../../kit/resources.ts';
import { staged, contract as texts } from '../texts.ts';
import { contractName } from '../wording.ts';
import { ContractLine, TimelineList } from './timeline.tsx';

interface StoredContractsProps {
  readonly workflow: string;
  readonly context: Pick<StagedContext<object, object, AnyRow>, 'record' | 'rows'>;
  /** The clinic's; null while they are not known. */
  readonly contracts: readonly Contract[] | null;
  /** Whether all that the provider has could be read: else none is not empty. */
  readonly whole: boolean;
  readonly disabled: boolean;
}

/** Of a timeline the contracts that were sought; between them other contracts hold. */
const only = (timeline: Timeline, found: readonly Contract[]): Timeline => ({
  ...timeline,
  stretches: timeline.stretches.filter((stretch) => stretch.kind === 'contract' && found.includes(stretch.contract)),
});

/** The contracts that a clinic has, in the order of time, each of which can be changed or deleted. */
export const StoredContracts = ({ workflow, context, contracts, whole, disabled }: StoredContractsProps) => {
  const today = useApp(({ at }) => tehranDay(at));
  const { failure } = useListState('contracts');
  if (contracts === null) {
    // That it could not be loaded stands above the fields.
    return failure ? null : (
      <Card title={texts.stored}>
        <Bone width="70%" />
      </Card>
    );
  }
  const timeline = timelineOf(contracts, today);
  return (
    <Card title={texts.stored}>
      {contracts.length === 0 && whole ? <p>{texts.empty}</p> : null}
      <Sought rows={contracts} textOf={contractName}>
        {(found, all) => (
          <TimelineList timeline={all ? timeline : only(timeline, found)} whole={whole}>
            {(stretch, contract) => (
              <StoredRow workflow={workflow} context={context} row={contract} name={contractName(contract)} disabled={disabled}>
                {(end, changing) => <ContractLine stretch={stretch} end={end} note={changing ? staged.inHand : null} />}
              </StoredRow>
            )}
          </TimelineList>
        )}
      </Sought>
    </Card>
  );
};
