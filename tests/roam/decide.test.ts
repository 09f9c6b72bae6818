import { describe, expect, test } from 'vitest';
import { chance } from '../../server/demo/chance.ts';
import { forms, nextMissing, type Stock } from './decide/forms.ts';
import { differences, newMind } from './decide/mind.ts';
import { type Action, nextAction } from './decide/plan.ts';

const EMPTY: Stock = { practice: { patients: [], types: [], clinics: [], contracts: [], insurances: [], tariffs: [] }, today: '2026-11-20', count: () => 1 };

const actionsOf = (seed: number, count: number, mind = newMind()): readonly Action[] => {
  const luck = chance(seed);
  return Array.from({ length: count }, () => nextAction(luck, mind));
};

describe('a random user', () => {
  test('does the same for the same seed, and something else for another', () => {
    expect(actionsOf(7, 50)).toEqual(actionsOf(7, 50));
    expect(actionsOf(8, 50)).not.toEqual(actionsOf(7, 50));
  });

  test('does nothing that what was entered does not allow', () => {
    const done = new Set(actionsOf(1, 3000).map((action) => action.do));
    for (const other of ['submit', 'take back', 'remove', 'edit patient', 'delete patient', 'abandon'] as const) expect(done).not.toContain(other);
  });

  test('does, sooner or later, everything there is to do, and meets every mishap', () => {
    const mind = newMind();
    mind.rows.treatments = [{ shown: 'یک', form: {} }];
    mind.filed.push({ name: 'منیژه', shown: {} });
    mind.drafts.set('/new-patient', {});
    const actions = actionsOf(1, 3000, mind);
    expect([...new Set(actions.map((action) => action.do))].sort()).toMatchInlineSnapshot(`
      [
        "abandon",
        "back",
        "delete patient",
        "edit patient",
        "fill",
        "kill browser",
        "kill browser at once",
        "kill server",
        "kill two tabs",
        "look",
        "offline",
        "peek",
        "reload",
        "remove",
        "save",
        "search",
        "second tab",
        "sign out and in",
        "stage",
        "submit",
        "take back",
      ]
    `);
    expect([...new Set(actions.flatMap((action) => ('mishap' in action ? [action.mishap] : [])))].sort()).toMatchInlineSnapshot(`
      [
        "broken",
        "browser killed",
        "browser killed unheard",
        "late",
        "lost",
        "none",
        "reloaded",
        "server down",
        "server killed",
      ]
    `);
  });

  test('fills in what a form lacks until nothing is missing', () => {
    let shown: Readonly<Record<string, string>> = {};
    const luck = chance(3);
    const labels: string[] = [];
    for (let entry = nextMissing('patient', luck, EMPTY, shown); entry; entry = nextMissing('patient', luck, EMPTY, shown)) {
      labels.push(entry.label);
      shown = { ...shown, [entry.label]: entry.shown };
    }
    expect(labels).toEqual(forms.patient.fields.filter(({ required }) => required).map(({ label }) => label));
  });
});

test('a form that shows what was entered differs in nothing, another in what it does not show', () => {
  const entered = { نام: 'بنفشه', 'شماره تماس': '۰۹۱۲' };
  expect(differences(entered, { ...entered, آدرس: 'تهران' })).toEqual([]);
  expect(differences(entered, { نام: 'بنفشه' })).toEqual(['شماره تماس: «۰۹۱۲» → «»']);
  expect(differences(entered, { نام: 'بنفشه' }, ['شماره تماس'])).toEqual([]);
  expect(differences(entered, null)).toHaveLength(2);
});
