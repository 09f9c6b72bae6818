import { describe, expect, test } from 'vitest';
import { chance } from '../../server/demo/chance.ts';
import { routing } from '../../src/machines/app/product.ts';
import { persistedOf } from '../../src/machines/fold/inert.ts';
import { type ResourceName, resources } from '../../src/schema/api.ts';
import { route } from '../../src/schema/app/route.ts';
import type { AreaNarration } from '../../src/views/kit/feedback/narration.ts';
import { narrations, workflows } from '../../tools/report/product.ts';
import { listModel } from '../model/kit/list-screen.ts';
import { proofs } from '../model/models.ts';
import { chairFormModel } from '../model/sample/chair-form.ts';
import { chairList } from '../model/sample/chair-lists.ts';
import { newChairsModel } from '../model/sample/new-chairs.ts';
import { lonely, type Model } from '../model/walk.ts';
import { coverageLines, newCoverage, noted } from './coverage.ts';
import { addressOfRoute, subjectOf } from './decide/models/addresses.ts';
import { type Move, movesOf, type Rows } from './decide/models/moves.ts';
import { spokenOf } from './decide/models/spoken.ts';
import { knowledgeOf } from './decide/models/workflows.ts';

/** How an area that no practice has says what its workflows and fields are called: all that it has to. */
const narration: AreaNarration = {
  workflows: {
    chairForm: { kind: 'form', title: 'فرم یونیت', one: 'یونیت', labels: { name: 'نام یونیت', note: 'یادداشت' } },
    chairList: { kind: 'list', title: 'یونیت‌ها', one: 'یونیت', rowName: ({ name }) => String(name), orders: { name: 'نام', newest: 'جدیدترین' } },
    newChairs: {
      ...{ kind: 'staged', title: 'یونیت‌های تازه', one: 'یونیت', labels: { name: 'نام یونیت', note: 'یادداشت' }, submit: 'ثبت یونیت‌ها' },
      entryName: ({ name }) => String(name),
    },
  },
};
const chairs = knowledgeOf([{ model: chairFormModel }, { model: listModel(chairList) }, { model: newChairsModel }], [narration]);

/** What can be done to a workflow that has just begun, or was told something since. */
const moves = (model: Model, events: readonly { readonly type: string }[] = [], rows: Rows = {}): readonly Move[] => {
  const inert = lonely(model.machine);
  const last = events.reduce((snapshot, event) => inert.step(snapshot, event).snapshot, inert.begin(model.inputs[0]).snapshot);
  return movesOf(chairs, { workflow: model.description.name, persisted: persistedOf(last) as never }, rows, chance(1));
};
const told = (all: readonly Move[]) => [...new Set(all.map(({ type, spoken }) => `${type} ${spoken?.how ?? ''} ${spoken?.labels.join('، ') ?? ''}`.trim()))];

describe('a workflow that nobody has told the random user of', () => {
  test('has moves where it begins, each by what a person uses for it', () => {
    expect(told(moves(newChairsModel))).toMatchInlineSnapshot(`
      [
        "draft.changed type نام یونیت",
        "draft.changed type یادداشت",
        "row.added press افزودن به لیست",
        "row.restored press بازگردانی",
        "list.submitted press ثبت یونیت‌ها",
        "list.abandoned press بازگشت",
      ]
    `);
  });

  test('has others where it stands afterwards: only what its machine takes there', () => {
    const typed = { type: 'draft.changed', change: { name: 'یونیت سه' } };
    const later = told(moves(newChairsModel, [typed, { type: 'row.added', at: 1, facts: {} } as never]));
    expect(later).toMatchInlineSnapshot(`
      [
        "draft.changed type نام یونیت",
        "draft.changed type یادداشت",
        "row.added press افزودن به لیست",
        "row.edited touch یونیت سه",
        "row.removed touch یونیت سه",
        "row.restored press بازگردانی",
        "list.submitted press ثبت یونیت‌ها",
        "list.abandoned press بازگشت",
        "list.emptied press دور انداختن پیش‌نویس",
      ]
    `);
  });
});

test('a row is spoken of by what it is called in the practice, and no other is', async () => {
  const knowledge = knowledgeOf(proofs, await narrations());
  const model = knowledge.workflows.get('patientList')?.model;
  if (model === undefined) throw new Error('Nobody knows the list of patients.');
  const persisted = persistedOf(lonely(model.machine).begin(model.inputs[0]).snapshot);
  const rows = { patients: [{ id: 7, first_name: 'بنفشه', last_name: 'زرین‌پژوه' }] };
  const about = movesOf(knowledge, { workflow: 'patientList', persisted: persisted as never }, rows, chance(1)).filter(({ type }) => type.startsWith('row.'));
  expect(about.filter(({ type }) => type !== 'row.add').map(({ type, event, spoken }) => [type, event.id ?? event.row.id, spoken?.labels])).toEqual([
    ['row.opened', 7, ['بنفشه زرین‌پژوه']],
    ['row.edit', 7, ['بنفشه زرین‌پژوه']],
    ['row.remove', 7, ['بنفشه زرین‌پژوه']],
  ]);
});

test('every workflow of the product is known, and none has a line of its own', async () => {
  const knowledge = knowledgeOf(proofs, await narrations());
  // What the provider's lists are kept by is nobody's to do anything to.
  const names = (await workflows()).map(({ description }) => description.name);
  expect(names.filter((name) => !knowledge.workflows.has(name) && !name.startsWith('resource:'))).toEqual([]);
});

describe('a sentence says', () => {
  test.each([
    ['«ذخیره» را زد', 'press', ['ذخیره'], ''],
    ['در «نام» نوشت: علی', 'type', ['نام'], 'علی'],
    ['«نام» را خالی کرد', 'type', ['نام'], ''],
    ['در «جنسیت» برگزید: زن', 'choose', ['جنسیت'], 'زن'],
    ['حذف بیمار «علی» را زد', 'touch', ['علی'], ''],
  ])('%s', (sentence, how, labels, value) => {
    expect(spokenOf(sentence)).toEqual({ how, labels, value, sentence });
  });

  test('nothing of where, where it names nothing', () => {
    expect(spokenOf('از حذف منصرف شد')).toBeNull();
  });
});

describe('the way to a screen', () => {
  const rows = Object.fromEntries((Object.keys(resources) as ResourceName[]).map((name, index) => [name, [{ id: 100 + index }]]));

  test('is found for every screen of the product, by what its number is of', async () => {
    const knowledge = knowledgeOf(proofs, await narrations());
    const found = routing.routes.flatMap(({ path, workflow = '' }) =>
      path
        .split('/')
        .filter((part) => /^:.*id$/i.test(part))
        .map((part) => `${path} ${part.slice(1)}: ${subjectOf(part.slice(1), knowledge.workflows.get(workflow)?.model.description) ?? 'anything'}`),
    );
    expect(found).toMatchInlineSnapshot(`
      [
        "/edit-patient/:id id: patients",
        "/patient/:id id: patients",
        "/new-treatment/:id id: surgeries",
        "/patient/:id/financials id: patients",
        "/patient/:id/payments id: patients",
        "/clinic/:id/payments id: clinics",
        "/new-payment/:id id: incomes",
        "/patient/:id/installments id: patients",
        "/installment-checks/:patientId/:installmentId patientId: patients",
        "/installment-checks/:patientId/:installmentId installmentId: installments",
        "/edit-clinic/:id id: clinics",
        "/edit-clinic/:id/:section id: clinics",
        "/contracts/:id id: clinics",
        "/constant-tariffs/:id id: clinics",
        "/insurances/:id id: insurances",
        "/edit-asset-category/:id id: assetCategories",
        "/edit-expense-category/:id id: expenseCategories",
        "/asset-category/:id/items id: assetCategories",
        "/expense-category/:id/items id: expenseCategories",
        "/new-asset-expense/asset/:id id: assets",
        "/new-asset-expense/expense/:id id: expenses",
        "/edit-appointment/:id id: appointments",
      ]
    `);
    expect(routing.routes.map((each) => routing.match(addressOfRoute(each, knowledge, rows, chance(1)) ?? '')?.route.path)).toEqual(
      routing.routes.map(({ path }) => path),
    );
  });

  test('is found for one that was never heard of, and is not where there is nothing of the kind', () => {
    expect(addressOfRoute(route('/chair/:id', 'chairForm', 'chairForm'), chairs, { clinics: [{ id: 4 }] }, chance(1))).toBe('/chair/4');
    expect(addressOfRoute(route('/patient/:patientId', 'chairForm', 'chairForm'), chairs, { clinics: [{ id: 4 }] }, chance(1))).toBeNull();
  });
});

test('what was not done is named, with the reason', () => {
  const coverage = newCoverage();
  noted(coverage.done, 'chairForm form.submitted', 3);
  noted(coverage.unfound, 'chairForm form.abandoned');
  noted(coverage.unheard, 'newChairs row.added', 2);
  const text = coverageLines(coverage, chairs, ['/chairs']).join('\n');
  expect(text).toMatch(/chairForm +3 +1 +10/);
  expect(text).toContain('chairForm: form.abandoned (not on the screen by its label, 1 times)');
  expect(text).toContain('newChairs: row.added (pressed 2 times and not heard)');
  expect(text).toContain('0 of 1 screens were gone to by their addresses; not /chairs.');
});
