import { expect, test } from 'vitest';
import { narrations } from '../../../../src/composition/narrations.ts';
import { appWorkflow } from '../../../../src/schema/app/workflow.ts';
import type { Workflow } from '../../../../src/schema/kit/workflow.ts';
import { sessionWorkflow } from '../../../../src/schema/session/workflow.ts';
import type { AreaNarration } from '../../../../src/views/kit/feedback/narration.ts';
import { wordingsOf } from '../../../../src/views/viewer/words/kinds/wordings.ts';
import { registered } from '../../../fold/product/program.ts';

const product: readonly Workflow[] = [appWorkflow, sessionWorkflow, ...registered.map(({ description }) => description)];

const fieldsIn = ({ events }: Workflow): readonly string[] => {
  const change = events['draft.changed']?.change;
  return change?.kind === 'partial' ? Object.keys(change.fields) : [];
};

/** What of a workflow nobody could tell, and what is said of things that it does not know. */
const lacking = (areas: readonly AreaNarration[], description: Workflow): readonly string[] => {
  const { name, events, ports } = description;
  const wording = wordingsOf(areas).get(name);
  if (wording === undefined) return [name];
  const calls = { ...wording.calls, ...wording.deviceCalls };
  const without = (what: object, names: readonly string[]) => names.filter((one) => !(one in what)).map((one) => `${name} ${one}`);
  return [
    ...without(wording.tells, Object.keys(events)),
    ...without(calls, Object.keys(ports)),
    ...without(wording.labels, fieldsIn(description)),
    ...without(ports, Object.keys(wording.neutral)).map((stale) => `${stale} is said of nothing`),
    ...without({ init: 0, ...events }, Object.keys(wording.tells)).map((stale) => `${stale} is said of nothing`),
  ];
};

test.each(product.map((description) => [description.name, description] as const))('%s has words for every event, call and field', (_, description) => {
  expect(lacking(narrations, description)).toEqual([]);
});

test('no words are said of a workflow that is not there', () => {
  const known = new Set(product.map(({ name }) => name));
  expect([...wordingsOf(narrations).keys()].filter((name) => !known.has(name))).toEqual([]);
});

test('names what has no words, and what has too many', () => {
  const form = product.find(({ name }) => name === 'patientForm') as Workflow;
  const planted: Workflow = { ...form, events: { ...form.events, 'form.planted': {} }, ports: { ...form.ports, plantRow: form.ports.saveRecord as never } };
  expect(lacking(narrations, planted)).toEqual(['patientForm form.planted', 'patientForm plantRow']);
  expect(lacking([], form)).toEqual(['patientForm']);
  const { 'form.confirmed': _, ...fewer } = form.events;
  expect(lacking(narrations, { ...form, events: fewer })).toEqual(['patientForm form.confirmed is said of nothing']);
});
