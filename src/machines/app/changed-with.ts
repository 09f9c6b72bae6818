import { type ResourceName, resources } from '../../schema/api.ts';
import type { Field, Shape } from '../../schema/kit/shape.ts';
import type { AppEvent } from '../kit/parent.ts';

const isCleared = (shape: Shape, resource: string): boolean =>
  shape.kind === 'ref' && 'unknown' in shape && shape.unknown === true && (shape as Field).rules.of === resource;

/**
 * The resources whose rows a provider may change on its own: it opens or ends a contract with the clinic that is saved, ends or
 * removes those of one that is removed, and clears every reference to a removed row that may be unknown.
 */
export const changedWith = (event: AppEvent): readonly ResourceName[] => {
  if (event.type !== 'row.saved' && event.type !== 'row.removed') return [];
  const of = event.type === 'row.saved' ? event.saved.resource : event.resource;
  const own: readonly ResourceName[] = of === 'clinics' ? ['contracts'] : [];
  if (event.type === 'row.saved') return own;
  const cleared = (Object.keys(resources) as ResourceName[]).filter((name) =>
    Object.values<Shape>(resources[name].fields).some((shape) => isCleared(shape, of)),
  );
  return [...own, ...cleared];
};
