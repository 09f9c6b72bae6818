import { stepPath } from '../../machines/contracts/navigation.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { WaitingDraft } from '../kit/page/staged/waiting-drafts.tsx';
import { contractOne, tariffOne } from './texts.ts';

const contracts = stagedWords(contractOne);
const tariffs = stagedWords(tariffOne);
const ofThisClinic = () => null;

/** Contracts and tariffs of a clinic that were begun and not sent, told on the clinic's own page; those of a personal one can only be thrown away. */
export const WaitingTerms = ({ clinic: { id, is_personal } }: { readonly clinic: Pick<Clinic, 'id' | 'is_personal'> }) => (
  <>
    <WaitingDraft
      workflow={`clinicContracts:${id}`}
      path={() => (is_personal ? null : stepPath('contracts', String(id)))}
      texts={contracts}
      subjectOf={ofThisClinic}
    />
    <WaitingDraft
      workflow={`clinicTariffs:${id}`}
      path={() => (is_personal ? null : stepPath('tariffs', String(id)))}
      texts={tariffs}
      subjectOf={ofThisClinic}
    />
  </>
);
