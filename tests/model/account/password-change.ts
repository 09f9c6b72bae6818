import { expect } from 'vitest';
import { type PasswordChangeContext, passwordChangeMachine } from '../../../src/machines/account/password-change.ts';
import { PASSWORD_FIELDS } from '../../../src/schema/account/password.ts';
import { passwordChangeWorkflow } from '../../../src/schema/account/workflows.ts';
import { codes, same, stands, told } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const refused = { _tag: 'Rejected', status: 400, detail: null, general: [], fields: { old_password: ['رمز عبور فعلی نادرست است.'] } };
const absent = [404, 405].map((status) => ({ _tag: 'Rejected', status, detail: null, general: [], fields: {} }));
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };
const offline = { _tag: 'Offline' };
const contextOf = ({ context }: { readonly context: unknown }) => context as PasswordChangeContext;

const SUBMIT = { type: 'password.submitted', username: 'demo', problems: [] };
const FAULTY = { ...SUBMIT, problems: [{ field: 'newPassword', code: 'tooShort' }] };
const LEAVE = { type: 'screen.left' };
const filled = (field: string, full: boolean) => ({ type: 'secret.filled', field, filled: full });

export const passwordChangeModel: Model = {
  machine: passwordChangeMachine,
  description: passwordChangeWorkflow,
  inputs: [{ params: {}, at: 0 }],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: 1 }],
    'screen.left': [LEAVE],
    'secret.filled': PASSWORD_FIELDS.flatMap((field) => [filled(field, true), filled(field, false)]),
    'password.submitted': [SUBMIT, FAULTY],
    'xstate.done.actor.changePassword': [done('changePassword', { relocked: true }), done('changePassword', { relocked: false })],
    'xstate.error.actor.changePassword': [refused, ...absent, lost, offline].map((failure) => error('changePassword', failure)),
  },
  ignored: ['rows.changed'],
  states: {
    editing: (situation) => {
      stands(situation, { tags: [], can: [SUBMIT, FAULTY, filled('oldPassword', true), LEAVE], cannot: [] });
      const { failure, doubt } = contextOf(situation.snapshot);
      // Once nobody knows whether it was changed, that the provider lacks it is no word about that.
      expect([null, refused, offline, lost, ...(doubt ? absent : [])]).toContainEqual(failure);
      if (failure?._tag === 'UnknownOutcome') expect(doubt).toBe(true);
    },
    // What is sent stays as it was typed, and is not sent again meanwhile.
    changing: (situation) => {
      stands(situation, { runs: ['changePassword'], tags: ['busy'], can: [LEAVE], cannot: [SUBMIT, filled('oldPassword', false)] });
      expect(contextOf(situation.snapshot)).toMatchObject({ username: 'demo', problems: [], failure: null });
    },
    // That it is as it was is said only where nothing may have changed it.
    unsupported: (situation) => {
      stands(situation, { tags: ['unsupported'], can: [LEAVE], cannot: [SUBMIT] });
      expect(contextOf(situation.snapshot).doubt).toBe(false);
    },
    changed: (situation) => {
      const { left } = contextOf(situation.snapshot);
      expect(['account.passwordChanged', 'account.passwordNotRelocked']).toContain(codes(situation)[0]);
      same(
        told(situation).map(({ type }) => type),
        ['notice.show', ...(left ? [] : ['route.go'])],
      );
    },
    // Who left before the outcome was known is told of it; who left a form that was not sent is told nothing.
    closed: (situation) => {
      const { left, doubt } = contextOf(situation.snapshot);
      same(codes(situation), left ? [doubt ? 'account.passwordUnsure' : 'account.passwordUnchanged'] : []);
    },
  },
};
