import { expect, test } from 'vitest';
import { narrations } from '../../../src/composition/narrations.ts';
import { productDescriptions, productProgram } from '../../fold/product/program.ts';
import { firstDifference, folded } from '../../kept/replay.ts';
import { removalModel } from '../kit/removal.ts';
import { patientFormModel } from '../patients/form.ts';
import { newPaymentsModel } from '../payments/new-payments.ts';
import { chairFormModel } from '../sample/chair-form.ts';
import { sessionModel } from '../session/session.ts';
import { edgePaths, type Model, type Path, statesOf } from '../walk.ts';
import { sessionOf } from './session.ts';
import { storyText, teller } from './tell.ts';

const product = { root: productProgram([]), descriptions: productDescriptions, areas: narrations };
const tell = teller(product);

const pathTo = (model: Model, state: string): Path => {
  const path = edgePaths(model).find((one) => tell(model, one).at(-1)?.states.includes(state));
  if (path === undefined) throw new Error(`No path to ${state}.`);
  return path;
};

test('a path is told as steps that a person can follow, each with where it leads', () => {
  const steps = tell(removalModel, pathTo(removalModel, 'removing'));
  expect(steps[0]).toMatchObject({ by: 'program', event: 'init', states: ['asking'] });
  expect(steps.find(({ event }) => event === 'removal.confirmed')).toMatchObject({
    by: 'user',
    text: '«بله، حذف شود» را زد؛ حذف آغاز شد',
    states: ['removing'],
  });
  expect(storyText(steps.slice(0, 2))).toMatch(/^۱\. برنامه: .*\n {4}وضعیت: asking\n۲\. کاربر: /);
});

test.each([
  ['removal', removalModel, 'removed'],
  ['patientForm', patientFormModel, 'saving'],
  ['newPayments', newPaymentsModel, 'unsure'],
  ['session', sessionModel, 'signedOut.otp.code'],
])('a path of %s is a session that replays without a difference and stands where the path leads', async (name, model, state) => {
  const report = await sessionOf(product, model, pathTo(model, state));
  if (report === null) throw new Error(`${name} has no place in the product.`);
  const tape = folded(report, product.root);
  expect(firstDifference(tape, () => null)).toBeNull();
  const last = tape.steps.findLast(({ workflow }) => workflow === name);
  expect(last?.after && statesOf(last.after.snapshot)).toContain(state);
  // By the rules of every report: what was typed is not in it.
  expect(JSON.stringify(report)).not.toMatch(/رضایی|مریم|0012345679/);
});

test('a workflow that was made up has no place in the product', async () => {
  expect(await sessionOf(product, chairFormModel, { input: chairFormModel.inputs[0], events: [] })).toBeNull();
});
