import type { Actor } from 'xstate';
import { checkClock } from '../../effects/browser/right-clock.ts';
import type { AppMachine } from '../../machines/app/app.ts';
import { notify } from '../../machines/kit/parent.ts';
import { programLog } from '../program-log.ts';

const LEFT = 'log.left';

/** Tells of what closed tabs left: once a start, and no longer than it is so, for the page that goes on from this one has its messages. */
const tellLeft = (app: Actor<AppMachine>): void => {
  const { get, subscribe } = programLog.health;
  let told = false;
  const tell = (): void => {
    const { left } = get();
    const count = `${left}`;
    const said = app.getSnapshot().context.notices.find(({ notice }) => notice.code === LEFT);
    const isSo = said?.notice.values.count === count;
    if (said && !isSo) app.send({ type: 'notice.heeded', key: said.key });
    if (left > 0 && !isSo && (said || !told)) app.send(notify(LEFT, 'problem', { count }));
    told ||= left > 0;
  };
  subscribe(tell);
  tell();
};

let isTelling = false;

/** Brings what ends a session, and tells what nobody waits for; what fails of it is to be tried again. */
export const atLeisure = async (app: Actor<AppMachine>): Promise<void> => {
  if (!isTelling) tellLeft(app);
  isTelling = true;
  await import('../parting.ts');
  await checkClock(app.send);
};
