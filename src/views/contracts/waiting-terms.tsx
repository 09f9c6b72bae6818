import { type Step, stepPath } from '../../machines/contracts/navigation.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { WaitingDraft } from '../kit/page/staged/waiting-drafts.tsx';
import { useTerms } from './terms.ts';
import { contractOne, tariffOne } from './texts.ts';

const contracts = stagedWords(contractOne);
const tariffs = stagedWords(tariffOne);
const ofThisClinic = () => null;

/** Contracts and tariffs of a clinic that were begun and not sent, told on the clinic's own page; where none are entered they can only be thrown away. */
export const WaitingTerms = ({ clinic }: { readonly clinic: Pick<Clinic, 'id' | 'is_personal'> }) => {
  const { id } = clinic;
  const { enters } = useTerms(id);
  const path = (step: Step) => () => (enters(clinic) ? stepPath(step, String(id)) : null);
  return (
    <>
      <WaitingDraft workflow={`clinicContracts:${id}`} path={path('contracts')} texts={contracts} subjectOf={ofThisClinic} />
      <WaitingDraft workflow={`clinicTariffs:${id}`} path={path('tariffs')} texts={tariffs} subjectOf={ofThisClinic} />
    </>
  );
};
