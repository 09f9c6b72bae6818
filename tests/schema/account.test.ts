import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_PASSWORD, passwordProblems, SHORTEST_PASSWORD } from '../../src/schema/account/password.ts';
import type { SecretName } from '../../src/schema/kit/vault.ts';

type Typed = Partial<Record<SecretName, string>>;
const good: Typed = { oldPassword: 'matab-demo', newPassword: 'دندان‌های شیری', newPasswordAgain: 'دندان‌های شیری' };
const faults = (typed: Typed) => passwordProblems((name) => typed[name] ?? '').map(({ field, code }) => `${field} ${code}`);
const chosen = (password: string) => faults({ ...good, newPassword: password, newPasswordAgain: password });

describe('a new password', () => {
  it('is taken with its repeat, and asked for where it is missing', () => {
    expect(faults(good)).toEqual([]);
    expect(faults({})).toEqual(['oldPassword missing', 'newPassword missing', 'newPasswordAgain missing']);
    expect(faults({ ...good, newPasswordAgain: 'دندان‌های شیر' })).toEqual(['newPasswordAgain different']);
  });

  it('is counted in characters as people see them, and not in halves of one', () => {
    expect(chosen('🦷'.repeat(SHORTEST_PASSWORD - 1))).toEqual(['newPassword tooShort']);
    expect(chosen('🦷'.repeat(SHORTEST_PASSWORD))).toEqual([]);
    expect(chosen('🦷'.repeat(LONGEST_PASSWORD))).toEqual([]);
    expect(chosen('🦷'.repeat(LONGEST_PASSWORD + 1))).toEqual(['newPassword tooLong']);
  });

  it('keeps its digits: those of another script are another password', () => {
    expect(faults({ ...good, newPassword: '۱۲۳۴۵۶۷۸', newPasswordAgain: '12345678' })).toEqual(['newPasswordAgain different']);
  });

  it('has no blanks at its edges, with which nobody would sign in again; inside they are its own', () => {
    for (const blank of [' ', '\t', '\u00a0', '\u3000']) {
      expect(chosen(`${blank}long enough`)).toEqual(['newPassword blankEdges']);
      expect(chosen(`long enough${blank}`)).toEqual(['newPassword blankEdges']);
    }
    expect(chosen(' '.repeat(9))).toEqual(['newPassword blankEdges']);
    expect(chosen('long enough')).toEqual([]);
  });

  it('that is taken is the one that signs in, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
        if (chosen(password).length === 0) expect(password.trim()).toBe(password);
      }),
    );
  });
});
