import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppContext } from '../../../src/machines/app/context.ts';
import { appMachine } from '../../../src/machines/app/product.ts';
import { ASKING } from '../../../src/machines/app/setup.ts';
import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import { same } from '../standing.ts';
import type { Model } from '../walk.ts';
import { rootFollows, rootTakes } from './root.ts';

const AT = 1_795_000_000_000;
const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const contextOf = ({ context }: { readonly context: unknown }) => context as AppContext;
const questions: readonly string[] = Object.values(ASKING);

/** The workflows that hold something of the user's, with the one on the screen and the one in a sheet over it. */
const placesOf = (snapshot: AnyMachineSnapshot) => {
  const { open, route, sheet } = contextOf(snapshot);
  return { held: Object.keys(open).filter((id) => !questions.includes(id)), seen: [route?.workflow, sheet?.id] };
};

const when =
  (is: (context: AppContext) => boolean, ...events: readonly AnyEventObject[]) =>
  (snapshot: AnyMachineSnapshot) =>
    is(contextOf(snapshot)) ? events : [];
/** What is simply noted is tried where little is open. */
const quiet = ({ open }: AppContext) => Object.keys(open).length < 2;
/** Questions are told apart by nothing but their names: one is open at a time here, and two of them only where little else is. */
const unasked = ({ open }: AppContext) => !questions.some((name) => name in open);
const openIn = (context: AppContext) =>
  Object.keys(context.open)
    .map((name) => (questions.includes(name) && !quiet(context) ? 'a question' : name))
    .toSorted();
const askedOnce = ({ open }: AppContext) => questions.filter((name) => name in open).length < 2;
const onList = ({ signedIn, route }: AppContext) => signedIn && route?.path === '/patients';
const alone = (context: AppContext) => onList(context) && Object.keys(context.open).length === 1;
/** Users, by whether it is the one whose work is open. */
const users = (type: string) => (snapshot: AnyMachineSnapshot) => {
  const { owner } = contextOf(snapshot);
  return [owner ?? 'demo', owner === 'demo' ? 'other' : 'demo'].map((username) => ({ type, username }));
};

const sheet = (params: object) => ({ type: 'sheet.opened', workflow: 'patientForm', params, at: AT });
const plain = (tone: string) => ({ code: 'patients.created', tone, values: {} });

/** The root, without its children: who is told what is checked, not what they make of it. */
export const appModel: Model = {
  machine: appMachine,
  description: appWorkflow,
  inputs: [true, false].map((hasToken) => ({ hasToken, path: '/patients', at: AT })),
  events: {
    'route.go': ['/patients', '/nowhere'].map((to) => ({ type: 'route.go', to, replace: false })),
    'route.back': when(quiet, { type: 'route.back', fallback: '/patients' }),
    'route.loading': when(quiet, { type: 'route.loading', path: '/patients' }),
    'route.failed': when(quiet, { type: 'route.failed', path: '/patients' }),
    'route.arrived': (snapshot) => [
      ...['/login', '/patients', '/nowhere'].map((path) => ({ type: 'route.arrived', path, at: AT })),
      ...when(askedOnce, { type: 'route.arrived', path: '/edit-patient/7', at: AT })(snapshot),
      ...when(quiet, { type: 'route.arrived', path: '/patients', query: { order: 'newest' }, at: AT })(snapshot),
    ],
    'route.queried': when(({ route }) => route?.path !== '/edit-patient/7', { type: 'route.queried', query: { order: 'firstName' } }),
    'beside.opened': when((context) => onList(context) && askedOnce(context), { type: 'beside.opened', workflow: 'patientList', at: AT }),
    'sheet.ask': when(quiet, { type: 'sheet.ask', workflow: 'patientForm', params: { id: '7' } }),
    // In a sheet what elsewhere is a page, and what is made there.
    'sheet.opened': (snapshot) => [
      ...when((context) => askedOnce(context) && (onList(context) || !context.signedIn), sheet({ id: '7' }))(snapshot),
      ...when((context) => askedOnce(context) && (alone(context) || context.sheet?.id === 'patientForm:7'), sheet({}))(snapshot),
    ],
    'clock.ticked': when(quiet, { type: 'clock.ticked', at: AT + 1 }),
    'network.changed': when(quiet, { type: 'network.changed', online: false }),
    'release.found': when(alone, { type: 'release.found' }),
    'release.wanted': when(({ release }) => release === 'waiting', { type: 'release.wanted' }),
    'release.postponed': when(({ release }) => release === 'waiting', { type: 'release.postponed' }),
    'release.settled': when(({ release }) => release === 'wanted', { type: 'release.settled' }),
    'session.started': users('session.started'),
    'session.known': users('session.known'),
    'choice.kept': when(quiet, { type: 'choice.kept', workflow: 'newTreatments', values: { clinic: '3' } }),
    'session.ended': (snapshot) => [
      { type: 'session.ended', reason: 'signedOut' },
      ...when(
        (context) => quiet(context) || context.sheet !== null,
        ...['expired', 'elsewhere'].map((reason) => ({ type: 'session.ended', reason })),
      )(snapshot),
    ],
    'locked.ask': when(alone, { type: 'locked.ask', count: 2 }),
    'resource.want': (snapshot) => [
      ...when(alone, { type: 'resource.want', resource: 'patients', at: AT })(snapshot),
      ...when((context) => alone(context) && context.cached.length > 0, { type: 'resource.want', resource: 'patients', at: AT, outdated: true })(snapshot),
      ...when((context) => alone(context) && context.cached.length > 0, {
        type: 'resource.want',
        resource: 'surgeries',
        of: { field: 'patient', id: 7 },
        at: AT,
      })(snapshot),
    ],
    'row.saved': [true, false].map((created) => ({ type: 'row.saved', saved: { resource: 'patients', created, row: patient } })),
    'row.removed': [{ type: 'row.removed', resource: 'patients', id: 7 }],
    'rows.changed': [{ type: 'rows.changed', resource: 'surgeries' }],
    'removal.ask': when((context) => unasked(context) || (ASKING.removal in context.open && context.notices.length === 0), {
      type: 'removal.ask',
      resource: 'patients',
      id: 7,
      label: 'علی رضایی',
    }),
    'support.want': when(alone, { type: 'support.want', task: 'report' }),
    'rescue.want': when(alone, { type: 'rescue.want', owner: 'demo' }),
    'support.ask': when(alone, { type: 'support.ask', task: 'report' }),
    'rescue.ask': when(alone, { type: 'rescue.ask', owner: 'demo' }),
    'log.changed': when(quiet, { type: 'log.changed', log: { on: true, persisted: false, trouble: 'full', records: 1, bytes: 80 } }),
    // Whatever calls the user back is elsewhere.
    'notice.show': (snapshot) => {
      const { held, seen } = placesOf(snapshot);
      const calls = held.filter((id) => !seen.includes(id)).map((id) => ({ code: 'patients.formWaiting', tone: 'problem', values: {}, workflow: id }));
      return [...['success', 'problem'].map(plain), ...calls].map((notice) => ({ type: 'notice.show', notice }));
    },
    'notice.dismiss': [{ type: 'notice.dismiss', key: 1 }],
    'notice.heeded': [{ type: 'notice.heeded', key: 1 }],
    'notice.held': when(({ notices }) => notices.some(({ key }) => key === 1), ...[true, false].map((held) => ({ type: 'notice.held', key: 1, held }))),
    'theme.chosen': when(quiet, { type: 'theme.chosen', theme: 'dark' }),
    'quickActions.toggled': when(quiet, { type: 'quickActions.toggled', open: true }),
    'xstate.done.actor.*': (snapshot) =>
      Object.keys(contextOf(snapshot).open).map((actorId) => ({ type: `xstate.done.actor.${actorId}`, output: undefined, actorId })),
    'xstate.error.actor.*': (snapshot) =>
      Object.keys(contextOf(snapshot).open).map((actorId) => ({ type: `xstate.error.actor.${actorId}`, error: {}, actorId })),
  },
  states: {},
  follows: rootFollows,
  takes: rootTakes,
  always: ({ snapshot, said }) => {
    const { open, cached, route, notices: shown, sheet, signedIn } = contextOf(snapshot);
    const { held, seen } = placesOf(snapshot);
    const called = shown.flatMap(({ notice: { workflow } }) => workflow ?? []);
    same(
      {
        // Whoever is named is there, and nobody else is.
        children: Object.keys(snapshot.children).toSorted(),
        tooMany: shown.slice(3),
        isNowhere: route?.path === '/nowhere',
        // A sheet stands over the screen on which it was opened, and shows what is open.
        over: sheet && [route?.path, open[sheet.id], signedIn],
        // Nobody is called to what they see, nor to what is gone.
        gone: called.filter((workflow) => !held.includes(workflow)),
        seen: called.filter((workflow) => seen.includes(workflow)),
        toItself: said.filter(({ to }) => to === 'root'),
        leftTooEarly: said.filter(({ to, event }) => event.type === 'screen.left' && to === sheet?.id),
      },
      {
        children: ['session', ...Object.keys(open), ...cached.map((name) => `resource:${name}`)].toSorted(),
        over: sheet && ['/patients', sheet.workflow, true],
        ...{ tooMany: [], isNowhere: false, gone: [], seen: [], toItself: [], leftTooEarly: [] },
      },
    );
  },
  distinguish: (snapshot) => {
    const context = contextOf(snapshot);
    const { signedIn, owner, route, returnTo, cached, sheet, notices } = context;
    // A newer release is nobody's business but the user's: it is told apart in one place.
    const release = alone(context) ? context.release : 'none';
    const calls = notices.flatMap(({ notice }) => notice.workflow ?? []);
    return [signedIn, owner === null, route?.path, returnTo === null, openIn(context), cached, sheet?.id, calls.length > 0, release];
  },
};
