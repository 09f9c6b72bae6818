import type { SnapshotFrom } from 'xstate';
import type { appointmentsMachine } from '../../machines/appointments/appointments.ts';
import type { AppointmentsContext } from '../../machines/appointments/setup.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { shallow, useApp, useSelected, useSend } from '../kit/actors.tsx';

type Snapshot = SnapshotFrom<typeof appointmentsMachine>;
type Event = Parameters<Snapshot['can']>[0];

export const WORKFLOW = 'appointments';

/** Which days are shown, and what is done with one of their appointments. */
export const useStanding = (): AppointmentsContext => useSelected(WORKFLOW, ({ context }: Snapshot) => context);

/** How far a move has come; null while none is under way. */
export type MoveStep = 'picking' | 'moving' | 'moved' | 'moveFailed' | 'moveElsewhere' | 'moveGone' | 'moveUnsure';
const STEPS: readonly MoveStep[] = ['picking', 'moving', 'moved', 'moveFailed', 'moveElsewhere', 'moveGone', 'moveUnsure'];

export const useMoveStep = (): MoveStep | null => useSelected(WORKFLOW, (snapshot: Snapshot) => STEPS.find((step) => snapshot.hasTag(step)) ?? null);

/** Whether another appointment can be picked up: not before it is known, and heeded, how a move ended. */
export const useCanMove = (): boolean => {
  const step = useMoveStep();
  return step === null || step === 'picking' || step === 'moved' || step === 'moveElsewhere' || step === 'moveGone';
};

export const useAtWork = (): { readonly printing: boolean; readonly saving: boolean } =>
  useSelected(WORKFLOW, (snapshot: Snapshot) => ({ printing: snapshot.hasTag('printing'), saving: snapshot.hasTag('saving') }), shallow);

export const useSendAppointments = (): ((event: Event) => void) => useSend<Event>(WORKFLOW);

/** Now in Tehran: the day, and the instant in milliseconds since 1970, to the minute or so. */
export const useNow = (): { readonly today: string; readonly at: number } => {
  const at = useApp((context) => context.at);
  return { today: tehranDay(at), at };
};
