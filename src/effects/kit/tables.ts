import { Effect } from 'effect';
import type { Failure } from '../../schema/kit/failure.ts';
import { Platform } from './platform.ts';
import { print } from './printing.ts';

/** Hands the table that lies in the vault to the person as a file of comma-separated values; without one there is nothing to hand over. */
const saveTable = Effect.fnUntraced(function* ({ name }: { readonly name: string }): Effect.fn.Return<Record<never, never>, Failure, Platform> {
  const { vault, saveFile } = yield* Platform;
  const table = vault.take('table');
  if (table === '') return yield* Effect.fail<Failure>({ _tag: 'NotSent', lacking: 'part' });
  saveFile(new File([table], name, { type: 'text/csv;charset=utf-8' }));
  return {};
});

/** The ports of every table: it is printed, or made into a file. */
export const tableEffects = { printPage: print, saveTable };
