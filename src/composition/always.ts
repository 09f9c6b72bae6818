import { appMigrations } from '../machines/app/migrations.ts';
import type { Registered } from '../machines/kit/registered.ts';
import { sessionMigrations } from '../machines/session/migrations.ts';
import { appWorkflow } from '../schema/app/workflow.ts';
import { sessionWorkflow } from '../schema/session/workflow.ts';

/** What the log knows of the workflows that every visit opens. */
export const always: readonly Pick<Registered, 'description' | 'migrations'>[] = [
  { description: appWorkflow, migrations: appMigrations },
  { description: sessionWorkflow, migrations: sessionMigrations },
];
