import { type ResourceName, resources } from '../../schema/api.ts';
import type { Field, Shape } from '../../schema/kit/shape.ts';
import type { AppEvent } from '../kit/parent.ts';

const refersTo = (shape: Shape, resource: string): boolean => shape.kind === 'ref' && (shape as Field).rules.of === resource;

/**
 * The resources whose rows a provider may change on its own: it clears what refers to a row that is removed, or removes it too, and
 * opens or ends a contract with the clinic that is saved.
 */
export const changedWith = (event: AppEvent): readonly ResourceName[] => {
  if (event.type === 'row.saved') return event.saved.resource === 'clinics' ? ['contracts'] : [];
  if (event.type !== 'row.removed') return [];
  return (Object.keys(resources) as ResourceName[]).filter((name) =>
    Object.values<Shape>(resources[name].fields).some((shape) => refersTo(shape, event.resource)),
  );
};
