import type { Action } from './decide/plan.ts';
import type { Desk } from './drive/desk.ts';
import { fillSome, lookEverywhere, lookHere, openForm } from './drive/forms.ts';
import { killBrowser, killServer, reopen } from './drive/mishaps.ts';
import { abandon, back, lookWhereOneStands, offline, reload, search, secondTab, signOutAndIn } from './drive/moves.ts';
import { deletePatient, editPatient, save } from './drive/saving.ts';
import { remove, stage, submit, takeBack } from './drive/staging.ts';

/** Does one thing as a person would. */
export const act = async (desk: Desk, action: Action): Promise<void> => {
  switch (action.do) {
    case 'fill':
      await openForm(desk, action.form);
      await lookHere(desk, action.form, 'when it was opened');
      return fillSome(desk, action.form, action.fields);
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
      await killBrowser(desk);
      await reopen(desk);
      await lookWhereOneStands(desk, 'after the browser was killed');
      return lookEverywhere(desk, 'after the browser was killed');
    case 'kill server':
      return killServer(desk);
    case 'second tab':
      return secondTab(desk);
    case 'sign out and in':
      return signOutAndIn(desk);
    case 'offline':
      return offline(desk, action.form);
  }
};
