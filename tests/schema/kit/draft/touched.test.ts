import { expect, it } from 'vitest';
import { touchedIn } from '../../../../src/schema/kit/draft/touched.ts';

it('what somebody typed otherwise is touched, and what only another keyboard wrote is not', () => {
  const known = { description: 'قرص قطع شود جراحي', tooth_number: '۱۶', note: null };
  expect(touchedIn({ description: 'قرص قطع شود جراحی', tooth_number: '16', note: '' }, known)).toEqual({});
  expect(touchedIn({ description: 'قرص قطع شود\nجراحی' }, known)).toEqual({ description: 'قرص قطع شود\nجراحی' });
});
