import { Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { Http } from '../kit/http.ts';
import { Platform } from '../kit/platform.ts';
import { unlessNo } from '../kit/resources/said.ts';

/**
 * Changes the password with those from the vault, which holds none of them afterwards; the form that has them leaves them
 * there again. Whatever waits on this device is told of the new one as soon as the provider has accepted it.
 */
export const changePassword = Effect.fnUntraced(function* ({ username }: { readonly username: string }) {
  const { vault, keeping } = yield* Platform;
  const http = yield* Http;
  const [old_password, new_password1, new_password2] = [vault.take('oldPassword'), vault.take('newPassword'), vault.take('newPasswordAgain')];
  // Who left before this part of the program was there took the passwords along.
  if (old_password === '' || new_password1 === '') return yield* Effect.fail<Failure>({ _tag: 'NotSent', lacking: 'part' });
  yield* Effect.flatMap(http.send({ ...calls.changePassword, body: { old_password, new_password1, new_password2 } }), unlessNo);
  const relocking = Effect.tryPromise({ try: async () => keeping.changed(username, new_password1), catch: () => false as const });
  return { relocked: yield* Effect.match(relocking, { onSuccess: () => true, onFailure: () => false }) };
});
