import { Effect } from 'effect';
import { type ResourceName, resources } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { removalWorkflow } from '../../../schema/workflows/removal.ts';
import type { resourceWorkflow } from '../../../schema/workflows/resource.ts';
import type { Http } from '../http.ts';
import type { AnyPortEffect, PortEffects } from '../ports.ts';
import { type Repository, repositoryOf } from './repository.ts';

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Does something with the rows of a resource that is named at run time. */
const withRows = <A>(name: string, use: (rows: Repository<ResourceName>) => Effect.Effect<A, Failure, Http>): Effect.Effect<A, Failure, Http> =>
  isResource(name) ? use(repositoryOf(name)) : Effect.die(new Error(`There is no resource "${name}".`));

/** The effects of every cached list. */
export const resourceEffects = {
  loadRows: ({ resource }: { readonly resource: string }) => withRows(resource, ({ list }) => list),
} satisfies Record<keyof ReturnType<typeof resourceWorkflow>['ports'], AnyPortEffect>;

/** The effects of deleting a row of any resource. */
export const removalEffects: PortEffects<typeof removalWorkflow> = {
  removeRow: ({ resource, id }) => withRows(resource, (rows) => Effect.as(rows.remove(id), {})),
  findRow: ({ resource, id }) =>
    withRows(resource, (rows) =>
      Effect.matchEffect(rows.one(id), {
        onSuccess: () => Effect.succeed({ found: true }),
        onFailure: (failure): Effect.Effect<{ readonly found: boolean }, Failure> => {
          // A row that is there and cannot be read has not been deleted.
          if (failure._tag === 'Unreadable') return Effect.succeed({ found: true });
          return failure._tag === 'Rejected' && failure.status === 404 ? Effect.succeed({ found: false }) : Effect.fail(failure);
        },
      }),
    ),
};
