import { contractFacts, missingOfContract } from '../../../machines/contracts/facts.ts';
import { stepPath } from '../../../machines/contracts/navigation.ts';
import { timelineOf } from '../../../machines/contracts/timeline.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { numberParam } from '../../../machines/kit/screen.ts';
import type { StagedRow } from '../../../machines/kit/staged/context.ts';
import type { Contract } from '../../../schema/clinics/contract.ts';
import type { ContractDraft, ContractFacts } from '../../../schema/contracts/contract-draft.ts';
import { percentTyped } from '../../../schema/kit/draft/number.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { Age } from '../../kit/list/age.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import type { Entry } from '../../kit/page/staged/staged-rows.tsx';
import { StagedScreen } from '../../kit/page/staged/staged-screen.tsx';
import { stagedWords } from '../../kit/page/staged/texts.ts';
import { useTerms } from '../terms.ts';
import { LoadProblems, TermsPage } from '../terms-trouble.tsx';
import { contract, contractFields, contractOne, staged, standing } from '../texts.ts';
import { contractEntryName, contractFailure, contractName, kindName } from '../wording.ts';
import { ContractFields } from './contract-fields.tsx';
import { StoredContracts } from './stored-contracts.tsx';
import { TimelineNotice } from './timeline.tsx';

const texts = stagedWords(contractOne);

const entryOf = (draft: ContractDraft, row?: StagedRow<ContractDraft, ContractFacts>): Entry => ({
  name: contractEntryName(draft),
  title: kindName({ contract_type: draft.contract_type ?? '', percent: percentTyped(draft.percent) }),
  detail: (
    <>
      <span>{row?.record ? staged.changed : staged.newOne}</span>
      <span>{contract.period(jalaliText(draft.start_date.day ?? ''), jalaliText(draft.end_date.day ?? ''))}</span>
      {draft.is_active ? null : <span>{standing.inactive}</span>}
    </>
  ),
});

/** The contracts of a clinic: new ones and changes of those it has, sent together. */
export const ClinicContracts = () => {
  const workflow = useWorkflow();
  const id = useApp(({ route }) => numberParam(route?.params ?? {}, 'id') ?? 0);
  const today = useApp(({ at }) => tehranDay(at));
  const { clinic, terms, lists, whole, hasTerms, enters } = useTerms(id);
  return (
    <TermsPage title={contract.title} clinic={clinic} workflow={workflow} enters={enters}>
      <StagedScreen<ContractDraft, ContractFacts, Contract>
        key={workflow}
        workflow={workflow}
        title={clinic ? contract.titleOf(clinic.name) : contract.title}
        back={stepPath('clinic', String(id))}
        path={(params) => (hasTerms(params) ? stepPath('contracts', params.id ?? '') : null)}
        subjectOf={() => null}
        ownerOf={(params) => rowById(lists.clinics ?? [], numberParam(params, 'id') ?? 0)?.name ?? null}
        texts={texts}
        age={<Age list="contracts" />}
        list={staged.contracts}
        facts={() => contractFacts(terms)}
        missing={(draft) => missingOfContract(draft).map((field) => contractFields[field])}
        troubles={
          <>
            <LoadProblems />
            {terms.contracts && whole.contracts ? <TimelineNotice timeline={timelineOf(terms.contracts, today)} /> : null}
          </>
        }
        entryOf={entryOf}
        recordName={contractName}
        failureText={contractFailure}
        fields={(context, disabled, change) => (
          <ContractFields context={context} contracts={terms.contracts} whole={whole.contracts} disabled={disabled} onChange={change} />
        )}
        stored={(context, disabled) => (
          <StoredContracts workflow={workflow} context={context} contracts={terms.contracts} whole={whole.contracts} disabled={disabled} />
        )}
      />
    </TermsPage>
  );
};
