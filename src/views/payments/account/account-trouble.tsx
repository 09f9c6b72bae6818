import { PartTrouble } from '../../kit/page/list/part-trouble.tsx';
import { account, failures } from '../texts.ts';
import { type Kind, usePayer } from './account-state.ts';

/** A payer that cannot be shown: gone, or not to be had. */
export const AccountTrouble = ({ workflow, kind }: { readonly workflow: string; readonly kind: Kind }) => (
  <PartTrouble
    workflow={workflow}
    part="payer"
    state={usePayer(workflow, kind)}
    texts={{ missing: account.missing[kind], missingHelp: account.missingHelp }}
    loadError={failures[kind]}
    back={account.back[kind]}
  />
);
