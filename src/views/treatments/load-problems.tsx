import { TREATMENT_LISTS } from '../../machines/treatments/facts.ts';
import { ListTroubles, type NamedList } from '../kit/page/list/list-troubles.tsx';
import { failures } from './texts.ts';

const prefix = ([first, ...more]: readonly NamedList[]): string => {
  if (more.length > 0) return failures.data;
  return first === 'patients' ? failures.patients : first === 'procedureTypes' ? failures.types : failures.data;
};

/** The lists that a treatment needs and that could not be loaded. */
export const LoadProblems = () => <ListTroubles lists={TREATMENT_LISTS} prefix={prefix} />;
