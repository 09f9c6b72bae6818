import { expect, it } from 'vitest';
import { routing } from '../../src/machines/app/product.ts';
import { HOME, LOGIN } from '../../src/schema/app/route.ts';
import { PLACES } from '../e2e/places.ts';

it('every route has a place that stories and figures of all screens go to', () => {
  const visited = new Set(PLACES.map((place) => routing.match(place.replace(/:\w+/g, '1'))?.route.path));
  expect(routing.routes.map(({ path }) => path).filter((path) => !visited.has(path))).toEqual([LOGIN, HOME]);
});
