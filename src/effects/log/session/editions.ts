import type { Editions, Migrations } from '../../../machines/kit/migrations.ts';
import type { Earlier } from '../../../machines/replay/salvage.ts';
import type { Descriptions } from '../../../schema/log/codec.ts';
import { hearing } from '../../../schema/log/hearing.ts';

/** What this program makes of logs: the versions of its workflows, what they hear, and which of them hold drafts. */
export const editionsOf = (descriptions: Descriptions, migrations: (workflow: string) => Migrations | undefined): Editions => {
  const heard = hearing(descriptions);
  return (name) => {
    const description = descriptions(name);
    return (
      description && {
        version: description.version,
        migrations: migrations(name),
        drafts: Object.hasOwn(description.events, 'draft.changed'),
        hears: heard(name),
      }
    );
  };
};

/** The fold of the version that wrote a log; null where the server has it no more. */
export const earlierFold = async (bundle: string): Promise<Earlier | null> => {
  if (!/^[0-9a-f]{16}$/.test(bundle)) return null;
  try {
    return ((await import(/* @vite-ignore */ `/bundles/${bundle}.js`)) as { readonly fold: Earlier }).fold;
  } catch {
    // It is not there, or there is no way to it now: today's machines fold what they can.
    return null;
  }
};
