import { searchBy } from '../../machines/kit/list/search.ts';
import { rowsIn } from '../../machines/kit/rows.ts';
import type { Insurance } from '../../schema/insurances/insurance.ts';
import { ShieldIcon } from '../kit/icons/things.tsx';
import { type Asked, ListScreen } from '../kit/page/list/list-screen.tsx';
import { NamesTrouble } from '../kit/page/list/names-trouble.tsx';
import { RecordRow } from '../kit/page/list/record-row.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { useListState, useRows } from '../kit/resources.ts';
import { fields, insurance as texts } from './texts.ts';

const search = searchBy(({ name }: Insurance) => ({ names: [name] }));
const choose = (rows: readonly Insurance[], { query }: Asked) => search(rows, query);
const LEVELS = ['insuranceTariffs'] as const;

/** The insurances of the practice, each with how many levels it has. */
export const InsuranceList = () => {
  const workflow = useWorkflow();
  const levels = useRows('insuranceTariffs');
  const { known, failure, unreadable } = useListState('insuranceTariffs');
  const listed = useListState('insurances').known;
  // An insurance has no levels, and no more than so many, only where that is known.
  const levelsOf = ({ id }: Insurance): string =>
    unreadable > 0 ? '' : known ? texts.levels(rowsIn(levels, 'insurance', id).length) : failure ? texts.levelsMissing : texts.levelsLoading;
  return (
    <ListScreen
      workflow={workflow}
      list="insurances"
      texts={texts}
      icon={ShieldIcon}
      back="/settings"
      choose={choose}
      row={(row) => (
        <RecordRow workflow={workflow} row={row} name={row.name} to={`/insurances/${row.id}`} mark={<ShieldIcon />} title={row.name} detail={levelsOf(row)} />
      )}
      columns={[
        { head: fields.name, cell: ({ name }) => name },
        { head: fields.plan_level, cell: levelsOf },
      ]}
    >
      {listed ? <NamesTrouble lists={LEVELS} /> : null}
    </ListScreen>
  );
};
