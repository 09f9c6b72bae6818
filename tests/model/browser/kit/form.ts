import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type FormContext, isDirty } from '../../../../src/machines/kit/form/context.ts';
import type { AnyRow } from '../../../../src/machines/kit/rows.ts';
import type { ResourceName } from '../../../../src/schema/api.ts';
import type { RecordWords } from '../../../../src/views/kit/page/record/texts.ts';
import { pageWords } from '../../../../src/views/kit/page/texts.ts';
import { words } from '../../../../src/views/kit/texts.ts';
import { samplesOf } from '../../samples.ts';
import { done, error, type Model } from '../../walk.ts';
import { type At, button, type Deed, type PageModel, pressing } from '../page-model.ts';
import type { Practice } from '../world/practice.ts';
import type { Control } from '../world/tools.ts';
import { fails, routesOf, succeeds, waits } from './answers.ts';
import { goTo, HOME } from './places.ts';

/** How a form is filled: with what can be saved, with what cannot, with all of a new record, with a doubt besides. */
export type Filling = 'change' | 'wrong' | 'complete' | 'doubtful';

/** What the page of one form adds. */
export interface FormPage {
  readonly model: Model;
  readonly resource: ResourceName;
  readonly texts: RecordWords;
  /** Makes a stored record and answers its id, for a form that edits one. */
  readonly stored?: (practice: Practice, count: () => number) => Promise<number>;
  readonly path: (id: number | null) => string;
  /** Makes what else must be there. */
  readonly prepares?: (practice: Practice) => Promise<void>;
  readonly fill: (at: At, how: Filling) => Promise<void>;
  /** Sees to it that so many stored records look like the one in the form, as another desk would. */
  readonly alike?: (at: At, count: number) => Promise<void>;
  /** What looks alike is doubted by the lists of the page as well, which a path does not speak of. */
  readonly doubtsByLists?: boolean;
  /** What in the form decides whether it can be saved, whatever was typed. */
  readonly telling: (draft: never) => unknown;
  /** The link from a record that is not there. */
  readonly backLabel: string;
  /** How many fields the model's `distinguish` tells apart is more than a page shows: a form that can be cancelled while it loads. */
  readonly cancelsLoading?: boolean;
  readonly deeds?: PageModel['deeds'];
}

type Context = FormContext<object, AnyRow>;
const contextOf = ({ context }: AnyMachineSnapshot): Context => context as Context;
const broken = { _tag: 'Unavailable', status: 500 };
const silent = { _tag: 'Timeout' };
const FILLINGS: readonly Filling[] = ['change', 'wrong', 'complete', 'doubtful'];

/** Ids of what was not there before. */
const NEW = 9000;
const rowsIn = (event: AnyEventObject | undefined): readonly AnyRow[] => (event?.output as { readonly rows?: readonly AnyRow[] } | undefined)?.rows ?? [];

/** The page of the form of one record; new unless records are made to be edited. */
export const formPage = (own: FormPage): PageModel => {
  const { model, texts, resource, stored } = own;
  const { name } = model.description;
  const routes = routesOf(resource);
  const isNew = stored === undefined;
  const here = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).here;
  /**
   * How a read may fail. Another screen reads lists of its own, which cannot be told from one that is tried again; and where a
   * page doubts by its lists, time that passes has them read anew, with what a path does not speak of.
   */
  const unread = (snapshot: AnyMachineSnapshot, port: string) =>
    [broken, ...(here(snapshot) && !own.doubtsByLists ? [silent] : [])].map((failure) => error(port, failure));
  const only = (type: string, isDoable: (snapshot: AnyMachineSnapshot) => boolean) => (snapshot: AnyMachineSnapshot) =>
    isDoable(snapshot) ? samplesOf(model, type, snapshot).slice(0, 1) : [];
  const editable = (snapshot: AnyMachineSnapshot) => here(snapshot) && snapshot.hasTag('editable');
  const submit = button({ pattern: `^(${pageWords.save}|${texts.renew}|${texts.checking}|${pageWords.saving})$` });
  const cancel = (snapshot: AnyMachineSnapshot): Control => {
    if (snapshot.matches('leaving')) return button(texts.leaveNo);
    return button(snapshot.matches('choosing') ? pageWords.closeWindow : texts.correct);
  };
  const isAnswered = (snapshot: AnyMachineSnapshot) => snapshot.matches('quarantined') && contextOf(snapshot).doubt?._tag === 'Unavailable';
  const isDating = (snapshot: AnyMachineSnapshot) => snapshot.matches('dating');
  /** The record before its change, as the model knows it. */
  const before = (model.events['xstate.done.actor.loadRecord'] as readonly AnyEventObject[])[0]?.output as unknown;
  /** A lost change was done if it is read again as it was sent, a lost create as often as it is found. */
  const doneBefore = ({ coming, snapshot }: At): number => {
    const read = coming.find(({ type }) => type === 'xstate.done.actor.rereadRecord' || type === 'xstate.done.actor.findSaved');
    if (read === undefined) return 1;
    if (read.type.endsWith('findSaved')) return rowsIn(read).length - (contextOf(snapshot).alike?.length ?? 0);
    return JSON.stringify(read.output) === JSON.stringify(before) ? 0 : 1;
  };
  /** What looked alike before is still there, and so many more are. */
  const found = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => {
    const [row] = rowsIn(samplesOf(model, 'xstate.done.actor.findSaved', snapshot)[1]);
    const known = (contextOf(snapshot).alike ?? []).map(({ id }) => id);
    // Of what was sent again and again only the first times are tried.
    const counts = known.length > 1 ? [0] : [0, 1, 2];
    const next = Math.max(NEW, ...known.map((id) => id + 1));
    return counts.map((count) => done('findSaved', { rows: [...known, next, next + 1].slice(0, known.length + count).map((id) => ({ ...row, id })) }));
  };
  const looks: Deed['does'] = async (at) => {
    await own.alike?.(at, rowsIn(at.event).length);
    await succeeds(routes.list)(at);
    // What was found is doubted by the lists once they are read again, of which a path does not speak: it is taken away as soon as it was seen.
    if (own.doubtsByLists) await own.alike?.(at, 0);
  };
  const failsToRead = (port: string): Deed => ({
    does: fails(routes.one),
    samples: (snapshot) => [...samplesOf(model, `xstate.error.actor.${port}`, snapshot).slice(0, 1), ...unread(snapshot, port)],
  });
  const asks = (state: string, answer: string): Deed => pressing(button(answer), { samples: only(state, here) });

  const deeds: PageModel['deeds'] = {
    'screen.entered': {
      does: ({ hand, path }) => goTo(hand, path),
      samples: (snapshot) => (here(snapshot) ? [] : samplesOf(model, 'screen.entered', snapshot).slice(0, 1)),
    },
    'screen.left': { does: ({ hand }) => goTo(hand, HOME), samples: (snapshot) => (here(snapshot) ? [{ type: 'screen.left' }] : []) },
    'draft.changed': {
      does: (at) => {
        const all = samplesOf(model, 'draft.changed', at.snapshot);
        const index = all.findIndex(({ change }) => JSON.stringify(change) === JSON.stringify(at.event.change));
        return own.fill(at, FILLINGS[index] ?? 'change');
      },
      // Nothing on a page takes back all that was typed at once.
      samples: (snapshot) =>
        editable(snapshot) ? samplesOf(model, 'draft.changed', snapshot).filter((each) => each.change !== contextOf(snapshot).opened) : [],
    },
    'form.submitted': { ...pressing(submit, { event: { type: 'form.submitted', at: 0 } }), samples: only('form.submitted', editable) },
    'form.confirmed': asks('form.confirmed', texts.saveAnyway),
    'form.corrected': pressing(cancel, {
      samples: only('form.corrected', (snapshot) => here(snapshot) && !(own.doubtsByLists && !snapshot.matches('leaving') && !snapshot.matches('warning'))),
    }),
    'form.abandoned': pressing(button(pageWords.cancel), {
      when: (snapshot) => editable(snapshot) || (own.cancelsLoading === true && snapshot.matches('loading')),
      samples: only('form.abandoned', (snapshot) => editable(snapshot) || (own.cancelsLoading === true && here(snapshot) && snapshot.matches('loading'))),
    }),
    'form.discarded': asks('form.discarded', texts.leaveYes),
    'load.retried': isNew ? 'only a stored record is loaded' : asks('load.retried', words.retry),
    'load.wanted': 'the program says it when the network is back',
    'record.known': 'the page has it from a list, which these paths do not read',
    'outcome.checked': asks('outcome.checked', texts.checkAgain),
    'outcome.resent': pressing((snapshot) => button(snapshot.matches('choosing') ? texts.noneOfThese : texts.resend), {
      samples: only('outcome.resent', here),
    }),
    'outcome.claimed': isNew
      ? {
          ...pressing(
            { ...button({ pattern: '' }), nth: 1, within: { role: 'alertdialog', name: texts.choosingTitle } },
            {
              event: (snapshot) => ({ type: 'outcome.claimed', id: contextOf(snapshot).candidates[0]?.id ?? 0 }),
            },
          ),
          samples: (snapshot) =>
            here(snapshot)
              ? contextOf(snapshot)
                  .candidates.slice(0, 1)
                  .map(({ id }) => ({ type: 'outcome.claimed', id }))
              : [],
        }
      : 'only a new record is looked for among others',
    'xstate.done.actor.loadRecord': isNew ? 'only a stored record is loaded' : { does: succeeds(routes.one) },
    'xstate.error.actor.loadRecord': isNew ? 'only a stored record is loaded' : failsToRead('loadRecord'),
    'xstate.done.actor.checkAlike': {
      does: looks,
      bySelf: isDating,
      // No page is left for as long as it takes to be late. What a page can make alike is there as it was sent: after a lost answer that is the record itself.
      samples: (snapshot) =>
        samplesOf(model, 'xstate.done.actor.checkAlike', snapshot)
          .filter(({ output }) => output.readAt === undefined)
          .slice(0, own.alike && !own.doubtsByLists && !contextOf(snapshot).lost ? 2 : 1),
    },
    'xstate.error.actor.checkAlike': { does: fails(routes.list), samples: (snapshot) => (isDating(snapshot) ? [] : unread(snapshot, 'checkAlike')) },
    'xstate.done.actor.saveRecord': { does: succeeds(isNew ? routes.create : routes.change) },
    'xstate.error.actor.saveRecord': {
      does: fails(isNew ? routes.create : routes.change, doneBefore),
    },
    [`xstate.after.quarantine.${name}.quarantined`]: { does: waits(), bySelf: isAnswered },
    'xstate.done.actor.findSaved': isNew ? { does: looks, samples: found } : 'only a new record is looked for among others',
    'xstate.error.actor.findSaved': isNew
      ? { does: fails(routes.list), samples: (snapshot) => unread(snapshot, 'findSaved') }
      : 'only a new record is looked for among others',
    'xstate.done.actor.rereadRecord': isNew ? 'only a stored record is read again' : { does: succeeds(routes.one) },
    'xstate.error.actor.rereadRecord': isNew ? 'only a stored record is read again' : failsToRead('rereadRecord'),
    ...Object.fromEntries(Object.keys(model.events).flatMap((type) => (type.includes('.linger.') ? [[type, { does: waits() }]] : []))),
    ...own.deeds,
  };
  const asked = (title: string): readonly Control[] => [{ role: 'alertdialog', name: title }];
  const working: readonly Control[] = [submit];
  const id = isNew ? undefined : (before as AnyRow).id;
  const input = model.inputs.find((each) => {
    const { params = {}, passed, sheet } = each as { readonly params?: { readonly id?: string }; readonly passed?: unknown; readonly sheet?: boolean };
    return passed === undefined && sheet !== true && params.id === (id === undefined ? undefined : String(id));
  });
  return {
    model,
    input,
    prepared: async (practice, count) => {
      await own.prepares?.(practice);
      return own.path(stored ? await stored(practice, count) : null);
    },
    deeds,
    routes: {
      ...{ loadRecord: routes.one, rereadRecord: routes.one, checkAlike: routes.list, findSaved: routes.list },
      saveRecord: isNew ? routes.create : routes.change,
    },
    states: {
      loading: [{ role: 'status', name: texts.loading }],
      notLoaded: [button(words.retry), { role: 'link', name: own.backLabel }],
      missing: [{ role: 'link', name: own.backLabel }],
      editing: [submit, button(pageWords.cancel)],
      failed: [submit, button(pageWords.cancel)],
      checking: working,
      ...('dating' in model.states ? { dating: 'nobody is asked, so it lasts no time' } : {}),
      warning: asked(texts.warningTitle),
      saving: working,
      quarantined: [{ role: 'status', name: { pattern: 'تا چند ثانیه دیگر بررسی می‌شود' } }, submit],
      searching: [{ role: 'status', name: { pattern: 'تا چند ثانیه دیگر بررسی می‌شود' } }, submit],
      rereading: [{ role: 'status', name: { pattern: 'تا چند ثانیه دیگر بررسی می‌شود' } }, submit],
      unsent: asked(texts.unsentTitle),
      choosing: asked(texts.choosingTitle),
      unsure: asked(texts.unsureTitle),
      leaving: asked(texts.leaveTitle),
      saved: 'the message of it is the root’s, and the form is gone or going',
      ...('finished' in model.states ? { finished: 'another screen is there' } : {}),
      closed: 'another screen is there',
    },
    // As the model does it, but for what was typed: that is another number on every path.
    distinguish: (snapshot) => {
      const { sheet, here: isHere, record, draft, payload, alike, candidates, failure, doubt, warnings, problems, ...context } = contextOf(snapshot);
      const form = [context.id === null, sheet, isHere];
      if (snapshot.status === 'done' || snapshot.hasTag('success')) return [...form, Object.keys(payload).length > 0];
      if (snapshot.hasTag('editable') || snapshot.matches('leaving'))
        return [...form, record !== null, isDirty(contextOf(snapshot)), own.telling(draft as never), failure !== null, problems.length > 0];
      const outcome = [doubt?._tag, alike?.length ?? null, candidates.length];
      return [...form, isDirty(contextOf(snapshot)), ...outcome, ...(snapshot.matches('warning') ? [warnings] : [])];
    },
  };
};
