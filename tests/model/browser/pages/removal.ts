import type { AnyMachineSnapshot } from 'xstate';
import type { RemovalContext } from '../../../../src/machines/kit/removal.ts';
import { pageWords } from '../../../../src/views/kit/page/texts.ts';
import { failureWords, words } from '../../../../src/views/kit/texts.ts';
import { removal } from '../../../../src/views/shell/texts/around.ts';
import { removalModel } from '../../kit/removal.ts';
import { error } from '../../walk.ts';
import { fails, routesOf, succeeds, waits } from '../kit/answers.ts';
import { type At, beginning, button, type PageModel, pressing } from '../page-model.ts';
import type { Control } from '../world/tools.ts';

const DAY = '2031-05-14';
const NAME = 'رفتنی';
const routes = routesOf('appointments');
const refused = { _tag: 'Rejected', status: 400, detail: 'این نوبت حذف نمی‌شود.', general: [], fields: {} };
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const broken = { _tag: 'Unavailable', status: 500 };
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };

const contextOf = ({ context }: AnyMachineSnapshot): RemovalContext => context as RemovalContext;
const QUESTION: Control = { role: 'alertdialog', name: removal.title };
/** Whether the provider broke over it, and still has it. */
const isBroken = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches('failed') && contextOf(snapshot).failure?._tag === 'Unavailable';
/** A deletion whose answer was lost was done unless the row is found. */
const doneBefore = ({ coming }: At): number => {
  const found = coming.find(({ type }) => type === 'xstate.done.actor.findRow');
  return (found?.output as { readonly found: boolean } | undefined)?.found === true ? 0 : 1;
};

/** What is asked before an appointment is deleted, and what becomes of that. */
export const removalPage: PageModel = {
  model: removalModel,
  input: removalModel.inputs[0],
  workflow: 'removal',
  prepared: async ({ provider }) => {
    for (const { id, appointment_time } of await provider.rows<{ readonly id: number; readonly appointment_time: string }>('appointments')) {
      if (appointment_time.startsWith(DAY)) await provider.remove('appointments', id);
    }
    const patients = await provider.rows<{ readonly id: number; readonly last_name: string }>('patients');
    const patient = patients.find(({ last_name }) => last_name === NAME)?.id ?? (await provider.filePatient(NAME));
    await provider.create('appointments', { patient, appointment_time: `${DAY}T10:30:00+03:30`, is_new_treatment: true, clinic: 1 });
    return `/appointments?date=${DAY}`;
  },
  enters: async ({ hand, wire, practice, path }) => {
    await practice.enter(wire);
    await hand.open(path);
    await hand.press(button(beginning(pageWords.moreOf(`سارا ${NAME}`))));
    await hand.press(button(pageWords.remove));
  },
  deeds: {
    'removal.confirmed': pressing(button(removal.yes)),
    'removal.retried': pressing((snapshot) => button(snapshot.matches('unsure') ? removal.look : words.retry), {
      when: (snapshot) => snapshot.matches('unsure') || isBroken(snapshot),
      // What was refused for good is not tried again.
      samples: (snapshot) => (snapshot.matches('unsure') || isBroken(snapshot) ? [{ type: 'removal.retried' }] : []),
    }),
    'removal.closed': pressing((snapshot) => button(snapshot.matches('failed') && !isBroken(snapshot) ? removal.close : pageWords.cancel)),
    'screen.left': 'what is asked covers the page, and Back only closes it',
    'xstate.done.actor.removeRow': { does: succeeds(routes.remove) },
    'xstate.error.actor.removeRow': {
      does: fails(routes.remove, doneBefore),
      samples: () => [refused, gone, broken, lost].map((failure) => error('removeRow', failure)),
    },
    'xstate.after.quarantine.removal.quarantined': {
      does: waits(),
      bySelf: (snapshot) => snapshot.matches('quarantined') && contextOf(snapshot).failure?._tag === 'Unavailable',
    },
    'xstate.done.actor.findRow': { does: succeeds(routes.one) },
    'xstate.error.actor.findRow': { does: fails(routes.one), samples: () => [error('findRow', broken)] },
  },
  routes: { removeRow: routes.remove, findRow: routes.one },
  states: {
    asking: [QUESTION, button(removal.yes)],
    removing: [QUESTION, button(removal.deleting)],
    failed: [QUESTION, (snapshot) => ({ role: 'alert', name: { pattern: isBroken(snapshot) ? failureWords.unavailable : refused.detail } })],
    quarantined: [QUESTION, button(removal.deleting)],
    looking: [QUESTION, button(removal.deleting)],
    unsure: [QUESTION, { role: 'alert', name: removal.unsure }],
    removed: 'the message of it is the root’s',
    closed: 'nothing is asked any more',
  },
  distinguish: (snapshot) => {
    const { failure, stillThere } = contextOf(snapshot);
    return [failure?._tag, stillThere];
  },
};
