import type { Editions, Migrations } from '../../../machines/kit/migrations.ts';
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
