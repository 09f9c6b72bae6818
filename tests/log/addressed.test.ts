import { expect, test } from 'vitest';
import { appModel } from '../model/app/app.ts';
import { productHere } from '../model/story/product.ts';
import { sessionOf } from '../model/story/session.ts';
import { tapeOf } from '../roam/oracles/replay.ts';

const AT = 1_795_000_000_000;

/** Where the report of somebody says that they were who came to new treatments by an address with this behind it. */
const reported = async (patient: string) => {
  const product = await productHere();
  const arrival = { type: 'route.arrived', path: '/new-treatment', query: { patient }, at: AT + 5 };
  const input = { hasToken: true, path: '/', at: AT, theme: null };
  const report = await sessionOf(product, appModel, { input, events: [{ type: 'session.started', username: 'demo' }, arrival] });
  if (report === null) throw new Error('The root has no place in the product.');
  const last = tapeOf(report, product.root).steps.findLast(({ workflow }) => workflow === 'app');
  if (!last?.after) throw new Error('Nobody arrived anywhere.');
  const { route } = last.after.snapshot.context as { readonly route: { readonly workflow: string; readonly query: unknown } };
  return { text: JSON.stringify(report), workflow: route.workflow, paths: report.parts.flatMap(({ records }) => records.map(({ a }) => a)) };
};

test('a screen whose address says whom it is about is found again in a report, under the same number', async () => {
  const { workflow, paths } = await reported('44');
  expect(workflow).toBe('newTreatments:44');
  expect(paths).toContain(`app/${workflow}`);
});

test('what somebody typed in place of that number is disguised', async () => {
  const { text } = await reported('مظفرالدینی');
  expect(text).toContain('/new-treatment');
  expect(text).not.toContain('مظفرالدینی');
});

test('a number typed under a name that no address says a subject by is disguised', async () => {
  const product = await productHere();
  const arrival = { type: 'route.arrived', path: '/patients', query: { id: '1234567891', patient: '9121234567', clinic: '2281234567' }, at: AT + 5 };
  const input = { hasToken: true, path: '/', at: AT, theme: null };
  const report = await sessionOf(product, appModel, { input, events: [{ type: 'session.started', username: 'demo' }, arrival] });
  const text = JSON.stringify(report);
  expect(text).toContain('/patients');
  expect(['1234567891', '9121234567', '2281234567'].filter((n) => text.includes(n))).toEqual([]);
});
