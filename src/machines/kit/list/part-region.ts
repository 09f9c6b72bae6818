import { reason } from '../outcome.ts';
import type { AnyRow } from '../rows.ts';
import type { PartRules } from './context.ts';
import { type listSetup, loading } from './setup.ts';

/**
 * One thing of a screen that loads, fails and refreshes on its own: what is known of it stays in sight meanwhile, and one
 * that the provider has no more is said to be gone.
 */
export const partRegion = <Row extends AnyRow>(machine: ReturnType<typeof listSetup<Row>>, name: string, { rowOf, changedBy }: PartRules<unknown>) => {
  const port = loading(name);
  const fail = { type: 'failPart' as const, params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ name, failure: reason({ event }) }) };
  /** Under way; a failure leads on to what is known of it, or to what says that nothing is. */
  const busy = (failed: 'ready' | 'failed') =>
    machine.createStateConfig({
      tags: `loading:${name}`,
      invoke: {
        id: port,
        src: port,
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'ready', actions: { type: 'keepPart', params: ({ event }) => ({ name, value: event.output }) } },
        onError: [
          ...(rowOf ? [{ guard: { type: 'isMissing' as const, params: reason }, target: 'missing', actions: fail }] : []),
          { target: failed, actions: fail },
        ],
      },
    });
  const still = machine.createStateConfig({
    tags: changedBy.slice(0, 1),
    on: { 'part.retried': { guard: { type: 'isAbout', params: name }, target: 'opening', actions: 'arrive' } },
  });
  return machine.createStateConfig({
    initial: 'opening',
    on: {
      'screen.entered': '.opening',
      'rows.changed': { guard: { type: 'makesOld', params: name }, target: '.opening', actions: { type: 'agePart', params: name } },
    },
    states: {
      opening: { always: [{ guard: { type: 'hasPart', params: name }, target: 'refreshing' }, { target: 'loading' }] },
      loading: busy('failed'),
      refreshing: busy('ready'),
      ready: still,
      failed: still,
      ...(rowOf
        ? {
            missing: {
              entry: machine.enqueueActions(({ context, enqueue }) =>
                enqueue({ type: 'tell', params: { type: 'row.removed', resource: rowOf, id: context.id } }),
              ),
            },
          }
        : {}),
    },
  });
};
