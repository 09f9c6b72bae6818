import type { Actor, AnyActorRef } from 'xstate';
import { isSparing } from '../../effects/browser/rest.ts';
import { askForLetters } from '../../effects/kit/letters.ts';
import type { AppMachine } from '../../machines/app/app.ts';
import { resourceId } from '../../machines/app/context.ts';
import { type ResourceSnapshot, rowsOf } from '../../machines/kit/resource.ts';
import { ordering, sortPatients } from '../../machines/patients/order.ts';
import { searchPatients } from '../../machines/patients/search.ts';
import { pace } from '../../schema/log/file/pace.ts';
import { inSteps } from '../../schema/log/file/steps.ts';
import { looking } from '../../schema/log/lists/unread.ts';

const admitted = (app: Actor<AppMachine>): Promise<void> =>
  new Promise((come) => {
    const look = () => {
      if (!app.getSnapshot().context.signedIn) return;
      waiting.unsubscribe();
      come();
    };
    const waiting = app.subscribe(look);
    look();
  });

type Children = Readonly<Record<string, AnyActorRef | undefined>>;
const childrenOf = (app: Actor<AppMachine>) => (app.getSnapshot() as { readonly children: Children }).children;

/** Whether somebody waits for the answer to a sign-in: what that leads to goes first, and the letters come once it stands (`atRest`). */
const isSigningIn = (app: Actor<AppMachine>): boolean => {
  const session: { readonly hasTag?: (tag: string) => boolean } | undefined = childrenOf(app).session?.getSnapshot();
  return session?.hasTag?.('busy') ?? false;
};

/**
 * Has the list of patients ready, to which home leads with the next tap: its screen, the letters of that, its order where it is on the
 * device, and itself for whom a sign-in leads home (`isComingHome`). A device that spares its data, or that nobody looks at, asks for it
 * when it is gone to.
 */
export const readyList = async (app: Actor<AppMachine>, prepare: (workflow: string) => Promise<void>, isComingHome: boolean): Promise<void> => {
  await prepare('patientList');
  // The line has nothing else to bring while somebody types.
  if (!isSparing() && !isSigningIn(app)) void askForLetters();
  await admitted(app);
  // No screen shows rows of it yet: a recording does without them.
  if (isComingHome && document.visibilityState === 'visible' && !isSparing())
    app.send({ type: 'resource.want', resource: 'patients', at: Date.now(), sums: true });
  const rows = rowsOf('patients', childrenOf(app)[resourceId('patients')]?.getSnapshot() as ResourceSnapshot | undefined);
  const all = await inSteps(looking(rows), pace());
  await inSteps(ordering(all, 'lastName'), pace());
  await inSteps(searchPatients.prepare(sortPatients(all, 'lastName')), pace());
};
