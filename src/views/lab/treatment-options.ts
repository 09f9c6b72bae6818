import { useMemo } from 'react';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import type { Option } from '../kit/fields/choice/options.ts';
import { useRows } from '../kit/resources.ts';

/** What a laboratory may be asked to make something for, by name. */
export const useTreatmentOptions = (): readonly Option<number>[] => {
  const types = useRows('procedureTypes');
  return useMemo(() => types.map(({ id, name }) => ({ value: id, label: name })).toSorted((one, other) => persianOrder(one.label, other.label)), [types]);
};
