import type { Action } from './decide/plan.ts';
import type { Desk } from './drive/desk.ts';
import { addressOf, fillSome, lookEverywhere, lookHere, openForm } from './drive/forms.ts';
import { killBrowser, killServer, reopen } from './drive/mishaps.ts';
import { abandon, back, goOnWhereOneStands, lookWhereOneStands, offline, peek, reload, search, signOutAndIn } from './drive/moves.ts';
import { deletePatient, editPatient, save } from './drive/saving.ts';
import { remove, stage, submit, takeBack } from './drive/staging.ts';
import { killTwoTabs, secondTab } from './drive/tabs.ts';
import { written } from './world/device.ts';

const dieAndLook = async (desk: Desk): Promise<void> => {
  await killBrowser(desk);
  await reopen(desk);
  await lookWhereOneStands(desk, 'after the browser was killed');
  await lookEverywhere(desk, 'after the browser was killed');
};

/** Does one thing as a person would. */
export const act = async (desk: Desk, action: Action): Promise<void> => {
  switch (action.do) {
    case 'fill':
      await openForm(desk, action.form);
      await lookHere(desk, action.form, 'when it was opened');
      await fillSome(desk, action.form, action.fields);
      return;
    case 'stage':
      return stage(desk, action.list);
    case 'take back':
      return takeBack(desk, action.list);
    case 'remove':
      return remove(desk, action.list);
    case 'submit':
      return submit(desk, action.list, action.mishap);
    case 'save':
      return save(desk, action.form, action.mishap);
    case 'edit patient':
      return editPatient(desk, action.by);
    case 'delete patient':
      return deletePatient(desk, action.by);
    case 'search':
      return search(desk);
    case 'back':
      return back(desk);
    case 'reload':
      return reload(desk);
    case 'look':
      return lookEverywhere(desk, 'at a look');
    case 'abandon':
      return abandon(desk);
    case 'kill browser':
      await written(desk.device.page());
      return dieAndLook(desk);
    case 'kill browser at once': {
      await openForm(desk, action.form);
      const last = await fillSome(desk, action.form, 1);
      desk.mind.cut = last && { address: addressOf(action.form), labels: [last.label, ...last.moves] };
      desk.count('browser kills at once');
      return dieAndLook(desk);
    }
    case 'kill server':
      return killServer(desk, () => goOnWhereOneStands(desk));
    case 'second tab':
      return secondTab(desk);
    case 'kill two tabs':
      return killTwoTabs(desk);
    case 'sign out and in':
      return signOutAndIn(desk);
    case 'peek':
      return peek(desk, action.form);
    case 'offline':
      return offline(desk, action.form);
  }
};
