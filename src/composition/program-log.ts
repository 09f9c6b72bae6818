import { createProgramLog, type ProgramLog } from '../effects/log/start.ts';
import { untilItComes } from '../effects/log/until-it-comes.ts';
import type { AppContext } from '../machines/app/context.ts';
import type { Registered } from '../machines/kit/registered.ts';
import type { ShownLog } from '../schema/app/workflow.ts';
import { isUnfinished } from './start/unfinished.ts';

declare const __VERSION__: string;
declare const __BUNDLE__: string;

/** The root's id, in the log and outside. */
export const ROOT_ID = 'app';

const known = new Map<string, Pick<Registered, 'description' | 'migrations'>>();

/** Lets the log know the language of a workflow that came in, and how its earlier states become those of today. */
export const describe = (workflow: Pick<Registered, 'description' | 'migrations'>): void => void known.set(workflow.description.name, workflow);

/** The log of this program. The descriptions that every log holds come with it: no first screen needs them. */
export const programLog: ProgramLog = createProgramLog({
  descriptions: (name) => known.get(name)?.description,
  migrations: (name) => known.get(name)?.migrations,
  prepare: async () => {
    for (const workflow of (await import('./always.ts')).always) describe(workflow);
  },
  appVersion: __VERSION__,
  bundle: __BUNDLE__,
  rootId: ROOT_ID,
  isUnfinished,
  isSignedIn: (root) => (root.getSnapshot() as { readonly context: Pick<AppContext, 'signedIn'> }).context.signedIn,
  parting: async (leaving) => (await untilItComes(() => import('./parting.ts'))).partingOf(ROOT_ID)(leaving),
  // biome-ignore lint/suspicious/noConsole: a fault of the program, told without what the event held
  onRefused: (workflow, type, why) => console.error(`The log refused ${type} of ${workflow}: ${why}`),
  // biome-ignore lint/suspicious/noConsole: as above
  onUnusable: (fault) => console.error('The bundle that wrote the log cannot read it.', fault),
});

/** What makes reports; it comes with the tools that every log fetches, so that a report needs no server. */
const reports = async () => (await import('../effects/log/tools.ts')).preparedReports(await programLog.loaded(), programLog.health);

/** What can be done with it on behalf of the user. */
export const support = {
  prepareReport: async (signal: AbortSignal) => (await reports()).prepare(signal),
  sendReport: async (told: string) => (await reports()).send(told),
  readRescued: async (owner: string | null) => (await programLog.loaded()).rescued(owner),
  discardRescued: async (key: string) => (await programLog.loaded()).discard(key),
  deleteLog: async () => (await programLog.loaded()).wipe(),
};

/** Recording goes on after a session has ended, in a program that is nobody's. */
export const recordAnew = (): void => {
  programLog
    .loaded()
    .then((log) => log.beginAnew())
    .catch(() => programLog.health.set({ trouble: 'failing' }));
};

/** What the user is shown of it. */
export const shownLog = (): ShownLog => {
  const { report, refused: _, ...told } = programLog.health.get();
  return { ...told, bytes: report };
};
