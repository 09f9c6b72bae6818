import { useCallback } from 'react';
import type { LevelsOf } from '../../machines/insurances/lists.ts';
import { searchBy } from '../../machines/kit/list/search.ts';
import { rowsIn } from '../../machines/kit/rows.ts';
import type { InsuranceTariff } from '../../schema/insurances/insurance.ts';
import { Button } from '../kit/controls/button.tsx';
import { EditIcon } from '../kit/icons/actions.tsx';
import { ShieldIcon } from '../kit/icons/things.tsx';
import { type Asked, ListScreen } from '../kit/page/list/list-screen.tsx';
import { useList, useRowPart, useSendList } from '../kit/page/list/list-state.ts';
import { isLost, PartTrouble } from '../kit/page/list/part-trouble.tsx';
import { RecordRow } from '../kit/page/list/record-row.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { pageWords } from '../kit/page/texts.ts';
import { records } from './record-texts.ts';
import { coverName, failures, fields, level as texts } from './texts.ts';

const search = searchBy(({ plan_level }: InsuranceTariff) => ({ names: [plan_level] }));
const choose = (rows: readonly InsuranceTariff[], { query }: Asked) => search(rows, query);
const coverOf = ({ cover_type }: InsuranceTariff) => coverName(cover_type);

/** The levels of one insurance: what the insured pays of a treatment, and for whom. */
export const InsuranceLevels = () => {
  const workflow = useWorkflow();
  const id = useList(workflow, ({ context }) => context.id);
  const insurance = useRowPart<LevelsOf, 'insurance'>(workflow, 'insurance', 'insurances');
  const send = useSendList<InsuranceTariff>(workflow);
  const name = insurance.value?.name;
  return (
    <ListScreen
      workflow={workflow}
      list="insuranceTariffs"
      texts={texts}
      title={name ?? texts.title}
      paperTitle={name === undefined ? texts.title : texts.titleOf(name)}
      icon={ShieldIcon}
      back="/insurances"
      searchable={false}
      within={useCallback((rows: readonly InsuranceTariff[]) => rowsIn(rows, 'insurance', id), [id])}
      choose={choose}
      actions={
        <Button tone="quiet" icon={EditIcon} onClick={() => send({ type: 'owner.edit' })}>
          {pageWords.edit}
        </Button>
      }
      trouble={
        isLost(insurance) ? (
          <PartTrouble
            workflow={workflow}
            part="insurance"
            state={insurance}
            texts={records.insurance}
            loadError={failures.insurance.load}
            back={failures.back}
          />
        ) : undefined
      }
      row={(row) => (
        <RecordRow
          workflow={workflow}
          row={row}
          name={texts.name(row.plan_level, coverOf(row))}
          title={row.plan_level}
          detail={
            <>
              <span>{coverOf(row)}</span>
              <span>{texts.deductible(row.percent)}</span>
            </>
          }
        />
      )}
      columns={[
        { head: fields.plan_level, cell: (row) => row.plan_level },
        { head: fields.cover_type, cell: coverOf },
        { head: fields.percent, cell: (row) => texts.deductible(row.percent) },
      ]}
    />
  );
};
