import { Effect } from 'effect';
import type { Failure } from '../../schema/kit/failure.ts';
import { Platform } from '../kit/platform.ts';

/** Hands the table that lies in the vault to the person as a file of comma-separated values; without one there is nothing to hand over. */
export const saveTable = Effect.fnUntraced(function* ({ name }: { readonly name: string }): Effect.fn.Return<Record<never, never>, Failure, Platform> {
  const { vault, saveFile } = yield* Platform;
  const table = vault.take('table');
  if (table === '') return yield* Effect.fail<Failure>({ _tag: 'NotSent', lacking: 'part' });
  saveFile(new File([table], name, { type: 'text/csv;charset=utf-8' }));
  return {};
});
