import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isLongAgo, wasAnswered } from '../../../../src/machines/kit/outcome.ts';
import { current, hasWork, isOpen, isTyped, unsent } from '../../../../src/machines/kit/staged/context.ts';
import type { ResourceName } from '../../../../src/schema/api.ts';
import type { Failure } from '../../../../src/schema/kit/failure.ts';
import type { wholeStagedWords } from '../../../../src/views/kit/page/staged/asked/texts.ts';
import { pageWords } from '../../../../src/views/kit/page/texts.ts';
import { stagedContext } from '../../kit/staged-list.ts';
import { samplesOf } from '../../samples.ts';
import { done, error, type Model } from '../../walk.ts';
import { type At, type Behind, beginning, button, type Deed, type PageModel, pressing } from '../page-model.ts';
import type { Control } from '../world/tools.ts';
import { asFoundBy, fails, looksThrough, removeUnheard, routesOf, succeeds, waits } from './answers.ts';
import { goTo, HOME } from './places.ts';

/** What one staged list's page adds. */
export interface StagedPage {
  readonly model: Model;
  readonly resource: ResourceName;
  readonly texts: ReturnType<typeof wholeStagedWords>;
  readonly list: { readonly title: string; readonly submit: string };
  readonly prepared: PageModel['prepared'];
  /** Fills the form in, with an entry like no other. */
  readonly fill: (at: At) => Promise<void>;
  /** Empties what the model's incomplete form lacks, where a page can do that. */
  readonly spoil?: (at: At) => Promise<void>;
  /** Whether the view holds the form for complete. */
  readonly isComplete: (snapshot: AnyMachineSnapshot) => boolean;
  /** Success is shown for a while. */
  readonly lingers?: boolean;
  /** The button that adds says what is missing, and the one that sends waits for an entry. */
  readonly addsFirst?: boolean;
  /** The provider refuses a second one of the same. */
  readonly unique?: boolean;
  /** The fields that one types into, by what the machine calls them. */
  readonly fields?: PageModel['fields'];
  readonly deeds?: PageModel['deeds'];
}

const broken = { _tag: 'Unavailable', status: 500 };
const silent = { _tag: 'Timeout' };
/** Ids of what was not there before. */
const NEW = 9000;
const at = 0;
/** Farther than a row is drawn aside. */
const FAR = 110;
const TITLE: Control = { role: 'heading', name: { pattern: '' } };

/** The page of any staged list. */
export const stagedPage = (own: StagedPage): PageModel => {
  const { model, texts, list, resource } = own;
  const { name } = model.description;
  const routes = routesOf(resource);
  const rows: Control = { role: 'list', name: list.title };
  const menu = (nth: number): Control => button(beginning(pageWords.moreOf('')), { nth, within: rows });
  const submit = button({ pattern: `^(${list.submit}|${texts.submitRest(0).split(' (')[0]})` });
  const add = button({ pattern: `^(${texts.addToList}|${texts.addCount(0).split(' ')[0]} [۰-۹]+ )` });
  const fromMenu =
    (nth: number, item: string): Deed['does'] =>
    async ({ hand }) => {
      await hand.press(menu(nth));
      await hand.press(button(item));
    };
  const lastIsOpen = (snapshot: AnyMachineSnapshot) => isOpen(stagedContext(snapshot).rows.at(-1));
  const only = (type: string, isDoable: (snapshot: AnyMachineSnapshot) => boolean) => (snapshot: AnyMachineSnapshot) => {
    return isDoable(snapshot) ? samplesOf(model, type, snapshot).slice(0, 1) : [];
  };
  const isQuarantined = (snapshot: AnyMachineSnapshot) => snapshot.matches({ submitting: 'quarantined' });
  const isAnswered = (snapshot: AnyMachineSnapshot) => isQuarantined(snapshot) && wasAnswered(stagedContext(snapshot).failure);
  /** What was compared before is not looked for again, and nobody is called. */
  const isCompared = (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ submitting: 'comparing' }) && unsent(stagedContext(snapshot).rows).every(({ before }) => before !== null);
  const isDating = (snapshot: AnyMachineSnapshot) => snapshot.matches({ submitting: 'dating' });
  const knownBefore = (snapshot: AnyMachineSnapshot) => current(stagedContext(snapshot).rows)?.before ?? [];
  /** What is found was not there before it was sent. */
  const found = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => {
    const known = [...knownBefore(snapshot), ...stagedContext(snapshot).rows.flatMap(({ id }) => id ?? [])];
    const next = Math.max(NEW, ...known.map((id) => id + 1));
    return samplesOf(model, 'xstate.done.actor.findSent', snapshot)
      .filter(({ output }) => !own.unique || output.rows.length < 2)
      .map(({ output }) => done('findSent', { rows: (output.rows as readonly object[]).map((row, index) => ({ ...row, id: next + index })) }));
  };
  const thisOne = (nth: number): Control => button(beginning(texts.thisOne('')), { nth });
  const isHere = (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).here;

  /** The menus of the first and the last entry that a person may change, and what such an entry shows when it is drawn aside. */
  const behind = (snapshot: AnyMachineSnapshot): readonly Behind[] => {
    const open = stagedContext(snapshot).rows.flatMap((row, index) => (isOpen(row) ? [{ key: row.key, index }] : []));
    return [...new Set([open.at(0), open.at(-1)])].flatMap((entry): readonly Behind[] => {
      if (entry === undefined) return [];
      const { key, index } = entry;
      const [edited, removed] = [
        { type: 'row.edited', key },
        { type: 'row.removed', key },
      ];
      const row: Control = { role: 'listitem', name: { pattern: '' }, nth: index, within: rows };
      const aside = (name: string): Control => button(beginning(name), { within: rows });
      return [
        {
          opener: menu(open.indexOf(entry)),
          items: [
            { control: button(texts.edit), event: edited },
            { control: button(texts.remove), event: removed },
          ],
        },
        { opener: row, dx: FAR, items: [{ control: aside(pageWords.editOf('')), event: edited }] },
        { opener: row, dx: -FAR, items: [{ control: aside(pageWords.removeOf('')), event: removed }] },
      ];
    });
  };

  /** How a read may fail. Another screen reads lists of its own, which cannot be told from one that is tried again. */
  const unread = (snapshot: AnyMachineSnapshot) => [broken, ...(isHere(snapshot) ? [silent] : [])].map((failure) => error('findSent', failure));
  const adds = (snapshot: AnyMachineSnapshot) => own.addsFirst === true || own.isComplete(snapshot);
  const isAlong = (snapshot: AnyMachineSnapshot) => own.isComplete(snapshot) && isTyped(stagedContext(snapshot));
  const sends = (snapshot: AnyMachineSnapshot) => own.addsFirst !== true || stagedContext(snapshot).rows.length > 0 || isAlong(snapshot);

  const resending = pressing((snapshot) => button(stagedContext(snapshot).candidates.length > 0 ? texts.noneOfThese : texts.resend), {
    samples: only('outcome.resent', (snapshot) => knownBefore(snapshot).length < 2),
  });
  const deeds: PageModel['deeds'] = {
    'screen.entered': { does: ({ hand, path }) => goTo(hand, path), samples: (snapshot) => (isHere(snapshot) ? [] : [{ type: 'screen.entered', at }]) },
    'screen.left': { does: ({ hand }) => goTo(hand, HOME), samples: (snapshot) => (isHere(snapshot) ? [{ type: 'screen.left' }] : []) },
    'draft.changed': {
      does: (each) => (own.spoil && Object.keys(each.event.change as object).length === 1 ? own.spoil(each) : own.fill(each)),
      samples: (snapshot) => {
        const [filled, ...emptied] = samplesOf(model, 'draft.changed', snapshot);
        return [...(filled ? [filled] : []), ...(own.spoil ? emptied : [])];
      },
    },
    'row.added': {
      ...pressing(add, { event: { type: 'row.added', at, facts: {} }, when: adds }),
      samples: only('row.added', adds),
      // The next entry begins at the head of the page.
      focuses: (after) => (after.matches('composing') && stagedContext(after).problems.length === 0 ? TITLE : null),
    },
    'row.edited': { does: fromMenu(0, texts.edit), samples: only('row.edited', (snapshot) => isOpen(stagedContext(snapshot).rows[0])) },
    'row.removed': { does: fromMenu(-1, texts.remove), samples: only('row.removed', lastIsOpen) },
    'row.restored': pressing(button(texts.undo), {
      when: (snapshot) => stagedContext(snapshot).removed !== null,
      samples: only('row.restored', (snapshot) => isHere(snapshot) && stagedContext(snapshot).removed !== null),
    }),
    'list.submitted': {
      ...pressing(submit, { event: { type: 'list.submitted', at, facts: {} }, when: sends }),
      // What is known by now is what was known when the entries were added: nobody else works in this practice.
      samples: (snapshot) =>
        isHere(snapshot) && sends(snapshot)
          ? samplesOf(model, 'list.submitted', snapshot)
              .filter(({ known }) => known === undefined)
              .slice(0, 1)
          : [],
    },
    'list.confirmed': pressing(button(texts.leftOverYes)),
    'replacement.confirmed': pressing(button(texts.replaceYes)),
    'list.abandoned': pressing(button(pageWords.back), { always: 'the way back stands in every head', samples: only('list.abandoned', isHere) }),
    'list.emptied': pressing(button(texts.discard), {
      when: (snapshot) => hasWork(stagedContext(snapshot)),
      samples: only('list.emptied', (snapshot) => isHere(snapshot) && hasWork(stagedContext(snapshot))),
    }),
    'list.discarded': {
      ...pressing((snapshot) => button(snapshot.matches('emptying') ? texts.discardYes : texts.leaveYes)),
      samples: only('list.discarded', isHere),
    },
    'question.cancelled': {
      ...pressing((snapshot) => button(snapshot.matches('leaving') ? texts.leaveNo : snapshot.matches('emptying') ? texts.discardNo : texts.leftOverNo)),
      samples: only('question.cancelled', isHere),
    },
    'outcome.checked': pressing(button(texts.checkAgain), {
      when: (snapshot) => stagedContext(snapshot).candidates.length === 0 && snapshot.matches('unsure'),
      // What becomes of a write is settled when it is sent: on a page nothing is found later that was not there before.
      samples: only('outcome.checked', (snapshot) => isHere(snapshot) && stagedContext(snapshot).failure !== null),
    }),
    'outcome.resent': {
      ...resending,
      // Where there can be one alone, the first would have the second refused.
      does: async (each) => {
        if (own.unique) await removeUnheard(resource, each);
        await resending.does(each);
      },
    },
    'outcome.claimed': pressing(thisOne(0), {
      event: (snapshot) => ({ type: 'outcome.claimed', id: stagedContext(snapshot).candidates[0]?.id ?? 0 }),
      samples: (snapshot) =>
        stagedContext(snapshot)
          .candidates.slice(0, 1)
          .map(({ id }) => ({ type: 'outcome.claimed', id })),
    }),
    'xstate.done.actor.findBefore': {
      does: looksThrough(resource, true),
      bySelf: (snapshot) => isCompared(snapshot) || isDating(snapshot),
      // No page is left for as long as it takes to be late.
      samples: () => [done('findBefore', { rows: [] })],
    },
    'xstate.error.actor.findBefore': {
      does: fails(routes.list),
      samples: (snapshot) => (isDating(snapshot) ? [] : [error('findBefore', broken), error('findBefore', { _tag: 'Unreadable', where: '' })]),
    },
    [`xstate.after.patience.${name}.submitting.comparing`]: {
      does: async (each) => {
        await each.wire.comes(routes.list);
        await waits(6000)(each);
      },
    },
    'xstate.done.actor.sendRow': { does: succeeds(routes.write) },
    'xstate.error.actor.sendRow': {
      does: fails(routes.write, asFoundBy('findSent')),
      // No page is left for as long as it takes to be late.
      samples: (snapshot) => samplesOf(model, 'xstate.error.actor.sendRow', snapshot).filter(({ error: failure }) => !isLongAgo(failure as Failure)),
    },
    [`xstate.after.quarantine.${name}.submitting.quarantined`]: { does: waits(), bySelf: isAnswered },
    'xstate.done.actor.findSent': { does: looksThrough(resource, false), samples: found },
    'xstate.error.actor.findSent': { does: fails(routes.list), samples: unread },
    'xstate.after.linger.succeeded': { does: waits(), bySelf: (snapshot) => own.lingers !== true && snapshot.matches('succeeded') },
    ...own.deeds,
  };
  const asked = (title: string): readonly Control[] => [{ role: 'alertdialog', name: title }];
  return {
    model,
    input: model.inputs[0],
    ...(own.fields ? { fields: own.fields } : {}),
    prepared: own.prepared,
    // What is not found after an answer has failed, and after none is asked about.
    distinguish: (snapshot) => [model.distinguish?.(snapshot), wasAnswered(current(stagedContext(snapshot).rows)?.failure)],
    behind,
    deeds,
    routes: { findBefore: routes.list, sendRow: routes.write, findSent: routes.list },
    states: {
      composing: [submit, add],
      leftOver: asked(texts.leftOverTitle),
      replacing: asked(texts.replaceTitle),
      leaving: asked(texts.leaveTitle),
      emptying: asked(texts.discard),
      'submitting.comparing': [{ role: 'status', name: texts.preparing }],
      'submitting.dating': 'nobody is asked, so it lasts no time',
      'submitting.sending': [{ role: 'progressbar', name: beginning(texts.progress(0, 0).split('۰')[0] ?? '') }],
      'submitting.quarantined': [{ role: 'status', name: { pattern: 'تا چند ثانیه دیگر بررسی می‌شود' } }],
      'submitting.looking': [{ role: 'status', name: { pattern: 'تا چند ثانیه دیگر بررسی می‌شود' } }],
      unsure: [{ role: 'alert', name: beginning('آیا «') }],
      succeeded: 'it lasts no longer than the message, which the root shows',
      finished: 'another screen is there',
      closed: 'another screen is there',
    },
  };
};
