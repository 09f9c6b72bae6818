import { Effect } from 'effect';
import { type ResourceName, resources } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Scope } from '../../../schema/kit/wire/scope.ts';
import type { removalWorkflow } from '../../../schema/workflows/removal.ts';
import type { resourceWorkflow } from '../../../schema/workflows/resource.ts';
import type { Http } from '../http.ts';
import type { AnyPortEffect, PortEffects } from '../ports.ts';
import type { Repository } from './contract.ts';
import { hasNews, loadedRows } from './kept.ts';
import { repositoryOf, writing } from './repository.ts';

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Does something with a resource that is named at run time. */
const named = <A, R>(name: string, use: (name: ResourceName) => Effect.Effect<A, Failure, R>): Effect.Effect<A, Failure, R> =>
  isResource(name) ? use(name) : Effect.die(new Error(`There is no resource "${name}".`));

const withRows = <A>(name: string, use: (rows: Repository<ResourceName>) => Effect.Effect<A, Failure, Http>): Effect.Effect<A, Failure, Http> =>
  named(name, (resource) => use(repositoryOf(resource)));

interface OneList {
  readonly resource: string;
  readonly scope?: Scope | null;
  readonly version?: string | null;
}

/** The effects of every cached list; whether there is news of one is asked from outside its workflow, which hears only when there is. */
export const resourceEffects = {
  loadRows: ({ resource, scope = null, version = null }: OneList) => named(resource, (name) => loadedRows(name, scope, version)),
  hasNews: ({ resource, scope = null, version = null }: OneList) => named(resource, (name) => hasNews(name, scope, version)),
} satisfies Record<keyof ReturnType<typeof resourceWorkflow>['ports'] | 'hasNews', AnyPortEffect>;

/** The effects of deleting a row of any resource. */
export const removalEffects: PortEffects<typeof removalWorkflow> = {
  removeRow: ({ resource, id }) => withRows(resource, (rows) => Effect.as(rows.remove(id), {})),
  findRow: ({ resource, id }) => withRows(resource, (rows) => Effect.flatMap(writing, ({ stillThere }) => stillThere(rows, id))),
};
