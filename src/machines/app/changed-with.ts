import { type ResourceName, resources } from '../../schema/api.ts';
import type { Field, Shape } from '../../schema/kit/shape.ts';
import type { AppEvent } from '../kit/parent.ts';

const isCleared = (shape: Shape, resource: string): boolean =>
  shape.kind === 'ref' && 'unknown' in shape && shape.unknown === true && (shape as Field).rules.of === resource;

/**
 * The resources whose rows a provider may change on its own: it clears their reference to a row that is removed, and opens or ends
 * a contract with the clinic that is saved.
 */
export const changedWith = (event: AppEvent): readonly ResourceName[] => {
  if (event.type === 'row.saved') return event.saved.resource === 'clinics' ? ['contracts'] : [];
  if (event.type !== 'row.removed') return [];
  return (Object.keys(resources) as ResourceName[]).filter((name) =>
    Object.values<Shape>(resources[name].fields).some((shape) => isCleared(shape, event.resource)),
  );
};
