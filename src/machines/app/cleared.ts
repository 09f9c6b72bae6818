import { type ResourceName, resources } from '../../schema/api.ts';
import type { Field, Shape } from '../../schema/kit/shape.ts';

const isCleared = (shape: Shape, resource: string): boolean =>
  shape.kind === 'ref' && 'unknown' in shape && shape.unknown === true && (shape as Field).rules.of === resource;

/** The resources whose rows a provider may change on its own when a row of `resource` is removed: it clears their reference to it. */
export const clearedWith = (resource: string): readonly ResourceName[] =>
  (Object.keys(resources) as ResourceName[]).filter((name) => Object.values<Shape>(resources[name].fields).some((shape) => isCleared(shape, resource)));
