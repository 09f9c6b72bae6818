import type { KnownRow, StagedRow } from '../../../machines/kit/staged/context.ts';
import { isOpen } from '../../../machines/kit/staged/context.ts';
import type { Contract } from '../../../schema/clinics/contract.ts';
import { pricedOf, type TariffDraft, type TariffFacts } from '../../../schema/contracts/tariff-draft.ts';
import { Banner } from '../../kit/feedback/banner.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { useSendStaged } from '../../kit/page/staged/staged-state.ts';
import { moving } from '../texts.ts';
import { contractName } from '../wording.ts';

interface MoveTariffsProps {
  readonly workflow: string;
  readonly rows: readonly StagedRow<TariffDraft, TariffFacts>[];
  /** All contracts of the clinic, and those under which services may have prices; null while they are not known, or not all of them. */
  readonly contracts: readonly Contract[] | null;
  readonly tariffed: readonly Contract[] | null;
  readonly facts: (draft: TariffDraft) => Partial<TariffFacts>;
  readonly disabled: boolean;
}

/** Moves the tariffs in the list whose contract was deleted to another contract, all at once: they were typed, and are not to be lost. */
export const MoveTariffs = ({ workflow, rows, contracts, tariffed, facts, disabled }: MoveTariffsProps) => {
  const send = useSendStaged<TariffDraft, TariffFacts>(workflow);
  const stranded = rows.filter((row) => isOpen(row) && contracts?.every(({ id }) => id !== pricedOf(row.draft, row.facts).contract));
  if (stranded.length === 0 || !tariffed) return null;
  const move = (contract: number | null) => {
    const revised = stranded.map(({ key, draft }): KnownRow<TariffFacts> => ({ key, facts: facts({ ...draft, contract }) }));
    if (contract !== null) send({ type: 'rows.revised', rows: revised, revision: { contract } });
  };
  return (
    <>
      <Banner tone="warning">
        {moving.gone(stranded.length)}
        {tariffed.length === 0 ? null : ` ${moving.elsewhere}`}
      </Banner>
      {tariffed.length === 0 ? null : (
        <SelectField
          label={moving.to}
          options={tariffed.map((contract) => ({ value: contract.id, label: contractName(contract) }))}
          value={null}
          disabled={disabled}
          onChange={move}
        />
      )}
    </>
  );
};
