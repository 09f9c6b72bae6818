import { expect } from 'vitest';
import type { AppContext } from '../../../src/machines/app/context.ts';
import { appMachine } from '../../../src/machines/app/product.ts';
import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import type { Model } from '../walk.ts';

const AT = 1_795_000_000_000;
const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const contextOf = ({ context }: { readonly context: unknown }) => context as AppContext;
const notices = ['success', 'problem'].map((tone) => ({ code: 'patients.created', tone, values: {} }));

/** The root, without its children: who is told what is checked, not what they make of it. */
export const appModel: Model = {
  machine: appMachine,
  description: appWorkflow,
  inputs: [true, false].map((hasToken) => ({ hasToken, path: '/patients', at: AT })),
  events: {
    'route.go': ['/patients', '/nowhere'].map((to) => ({ type: 'route.go', to, replace: false })),
    'route.back': [{ type: 'route.back', fallback: '/patients' }],
    'route.loading': [{ type: 'route.loading', path: '/patients' }],
    'route.failed': [{ type: 'route.failed', path: '/patients' }],
    'route.arrived': ['/login', '/patients', '/edit-patient/7', '/nowhere'].map((path) => ({ type: 'route.arrived', path, at: AT })),
    'clock.ticked': [{ type: 'clock.ticked', at: AT + 1 }],
    'network.changed': [{ type: 'network.changed', online: false }],
    'session.started': ['demo', 'other'].map((username) => ({ type: 'session.started', username })),
    'session.known': ['demo', 'other'].map((username) => ({ type: 'session.known', username })),
    'session.ended': ['signedOut', 'expired', 'elsewhere'].map((reason) => ({ type: 'session.ended', reason })),
    'resource.want': [{ type: 'resource.want', resource: 'patients', at: AT }],
    'row.saved': [true, false].map((created) => ({ type: 'row.saved', saved: { resource: 'patients', created, row: patient } })),
    'row.removed': [{ type: 'row.removed', resource: 'patients', id: 7 }],
    'rows.changed': [{ type: 'rows.changed', resource: 'surgeries' }],
    'removal.ask': [{ type: 'removal.ask', resource: 'patients', id: 7, label: 'علی رضایی' }],
    'support.ask': [{ type: 'support.ask', task: 'report' }],
    'rescue.ask': [{ type: 'rescue.ask', owner: 'demo' }],
    'log.changed': [{ type: 'log.changed', log: { on: true, persisted: false, trouble: 'full', records: 1, bytes: 80 } }],
    'notice.show': notices.map((notice) => ({ type: 'notice.show', notice })),
    'notice.dismiss': [{ type: 'notice.dismiss', key: 1 }],
    'theme.chosen': [{ type: 'theme.chosen', theme: 'dark' }],
    'quickActions.toggled': [{ type: 'quickActions.toggled', open: true }],
    'xstate.done.actor.*': (snapshot) =>
      Object.keys(contextOf(snapshot).open).map((actorId) => ({ type: `xstate.done.actor.${actorId}`, output: undefined, actorId })),
    'xstate.error.actor.*': (snapshot) =>
      Object.keys(contextOf(snapshot).open).map((actorId) => ({ type: `xstate.error.actor.${actorId}`, error: {}, actorId })),
  },
  states: {},
  always: ({ snapshot, said }) => {
    const { open, cached, route, notices: shown } = contextOf(snapshot);
    const children = Object.keys(snapshot.children);
    // Whoever is named is there, and nobody else is.
    expect(children.toSorted()).toEqual(['session', ...Object.keys(open), ...cached.map((name) => `resource:${name}`)].toSorted());
    expect(shown.length).toBeLessThanOrEqual(3);
    if (route) expect(route.path).not.toBe('/nowhere');
    for (const { to } of said) expect(to).not.toBe('root');
  },
  distinguish: (snapshot) => {
    const { signedIn, owner, route, returnTo, open, cached } = contextOf(snapshot);
    return [signedIn, owner, route?.path, returnTo, Object.keys(open).toSorted(), cached];
  },
};
