import type { Rejected } from '../../../schema/kit/failure.ts';
import { cleanWords } from './failure-text.ts';

/**
 * What the provider said of single fields, each behind the label by which people know the field; what is about any other
 * field stands alone.
 */
export const labelledWords = ({ fields }: Rejected, labels: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(fields).flatMap(([field, texts]) => {
    const said = texts.flatMap((text) => cleanWords(text) ?? []).join(' ');
    const label = Object.hasOwn(labels, field) ? labels[field] : undefined;
    return said === '' ? [] : [label === undefined ? said : `${label}: ${said}`];
  });
