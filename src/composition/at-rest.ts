import type { Actor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { watchClock } from '../effects/browser/clock.ts';
import { type ListStanding, watchLists } from '../effects/browser/freshness.ts';
import { keepPlace } from '../effects/browser/keep-place.ts';
import { watchReleases } from '../effects/browser/releases.ts';
import { fetchRest } from '../effects/browser/rest.ts';
import type { CallPort } from '../effects/kit/bind.ts';
import { askForLetters } from '../effects/kit/letters.ts';
import { touched } from '../effects/log/first-touch.ts';
import { vouched } from '../effects/log/vouched.ts';
import type { AppMachine } from '../machines/app/app.ts';
import { resourceId } from '../machines/app/context.ts';
import type { ResourceSnapshot } from '../machines/kit/resource.ts';
import { resources } from '../schema/api.ts';
import { HOME } from '../schema/app/route.ts';
import { listNamed } from '../schema/kit/wire/scope.ts';
import { loadCalendar } from '../views/kit/calendar/load-calendar.ts';
import { loadFinding } from '../views/kit/fields/choice/party/load-finding.ts';
import { loadWords } from '../views/kit/fields/typed/in-words.ts';
import { listsOnScreen } from '../views/kit/list/on-screen.ts';
import { asked } from '../views/shell/around/asked.ts';
import front from './areas/session.ts';
import { takeLocked } from './locked-later.ts';
import { rooms } from './manifest.ts';
import { programLog } from './program-log.ts';
import { askWhoAgain } from './start/ask-who.ts';

export { takeRelease } from '../effects/browser/releases.ts';

const standingOf = (snapshot: ResourceSnapshot): ListStanding => {
  const { value, context } = snapshot;
  return { at: value === 'ready' || value === 'aged' || value === 'failed' ? value : 'busy', loadedAt: context.loadedAt };
};

/** For what is seldom needed and must then be there: long after what the first screen needs, in milliseconds. */
const LONG_REST = { pause: 10_000, sparing: false };

/** What goes on beside the screens once the first one stands: lists stay fresh, and the rest of the program comes. */
export const atRest = (app: Actor<AppMachine>, call: CallPort, prepare: (workflow: string) => Promise<void>): void => {
  const children = () => app.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>>;
  const list = (name: string) => children()[resourceId(name)];
  const stood = (name: string) => list(name)?.getSnapshot() as ResourceSnapshot | undefined;
  const signedIn = () => app.getSnapshot().context.signedIn;
  const isSomeAt = (tag: string) => Object.values(children()).some((child) => (child?.getSnapshot() as AnyMachineSnapshot | undefined)?.hasTag?.(tag));
  const never = new AbortController().signal;
  // What the first call needs, and what a sign-in does; what does not come is asked for again then.
  const soon = [import('../effects/live.ts'), signedIn() ? null : import('../effects/log/closing/open.ts')];
  Promise.all(soon).catch(() => undefined);
  // Nobody is anywhere in a list before they have moved it.
  touched.then(() => import('../effects/browser/long-lists.ts')).catch(() => undefined);

  // What the provider could not be told of a session's end is told when it can be.
  const payFarewell = () => {
    if (!signedIn()) void call('session.payFarewell', {}, never).catch(() => undefined);
  };
  payFarewell();
  window.addEventListener('online', payFarewell);

  // Before the lists hear that the page is looked at again: their age is reckoned by it.
  watchClock(app.send);
  watchLists(
    {
      lists: () => (signedIn() ? listsOnScreen() : []),
      standing: (name) => {
        const snapshot = stood(name);
        return snapshot ? standingOf(snapshot) : null;
      },
      hasNews: (name) => {
        const { version = null } = stood(name)?.context ?? {};
        return call('resource.hasNews', { ...listNamed(name), version }, never) as Promise<boolean>;
      },
      tell: (name, event) => {
        if (event.type === 'resource.outdated') keepPlace();
        list(name)?.send(event);
      },
      changedElsewhere: (name) => app.send({ type: 'rows.changed', resource: listNamed(name).resource }),
      lookedAgain: () => {
        askWhoAgain(app.getSnapshot().children.session);
        for (const resource of Object.keys(resources)) if (isSomeAt(resource)) app.send({ type: 'rows.changed', resource, perhaps: true });
      },
    },
    { page: document, window, online: () => navigator.onLine, now: Date.now },
  );

  const isComingHome = !signedIn() && (app.getSnapshot().context.returnTo ?? HOME) === HOME;
  // The list comes with the first touch, or before it where the browser keeps the program.
  const readyList = async () => {
    if (!navigator.serviceWorker?.controller) await touched;
    await (await import('./start/ready-list.ts')).readyList(app, prepare, isComingHome);
  };
  // What does not come is asked for when it is gone to.
  if (!signedIn() || window.location.pathname === HOME) readyList().catch(() => undefined);

  const locked = takeLocked();
  const askLocked = () => prepare('locked').then(() => app.send({ type: 'locked.ask', count: locked }));
  // What cannot ask now asks at the next sign-in.
  if (locked > 0 && signedIn()) askLocked().catch(() => undefined);

  const quiet = () => signedIn() && !isSomeAt('busy');
  const rest = rooms.flatMap(({ workflows, screens, effects, touched: ofTouch }) =>
    [screens, workflows, effects, ofTouch].filter((part) => part !== undefined),
  );
  // What fields bring when words are typed in them, or a day or a patient is picked, belongs to no room, nor does what
  // may be asked over any screen, or what writes: a host that has another release by then has it no more.
  rest.push(() => import('../effects/kit/resources/writing.ts'), loadWords, loadCalendar, loadFinding, ...asked);
  const { keep } = watchReleases(
    () => app.send({ type: 'release.found' }),
    () => programLog.health.get().persisted,
    (script) => vouched('matab-worker', script),
  );
  let kept = false;
  const keeping = async () => {
    kept = await keep();
  };
  // In one file with what ends a session and tells of it (`tools/chunks`).
  const leisure = async () => (await import('./start/at-leisure.ts')).atLeisure(app);
  // To end a session, to tell of it, and what may be asked over any screen must need no network, whatever the line costs.
  const always = [leisure, ...asked, ...front.map(({ screens }) => screens)];
  void fetchRest(always, quiet, LONG_REST);
  // Where the browser keeps the whole program, nobody need fetch its parts.
  fetchRest([askForLetters, keeping], quiet).then<unknown>(() => kept || fetchRest(rest, quiet));
};
