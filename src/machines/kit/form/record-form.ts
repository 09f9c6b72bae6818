import type { Fields, StructOf } from '../../../schema/kit/shape.ts';
import type { FormWorkflow } from '../../../schema/workflows/form.ts';
import { reason } from '../outcome.ts';
import type { AppEvent } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import { type FormContext, type FormRules, opening } from './context.ts';
import { formLooks } from './looks.ts';
import { type FormMachine, formSetup } from './setup.ts';
import { formTellings } from './tellings.ts';

const build = <Draft extends object, Row extends AnyRow, Facts extends object>(
  description: FormWorkflow,
  rules: FormRules<Draft, Row, Facts>,
): FormMachine<Draft, Row, Facts> => {
  const machine = formSetup(description, rules);

  /** Says things to the root that follow from where the form stands. */
  const say = (things: (context: FormContext<Draft, Row>, own: string) => readonly AppEvent[]) =>
    machine.enqueueActions(({ context, enqueue, self }) => {
      for (const thing of things(context, self.id)) enqueue({ type: 'tell', params: thing });
    });
  const { resource, renews = false, editsOnly = false } = rules;
  const tellings = formTellings(rules);
  const wantLists = say(tellings.lists);
  const goBack = say(tellings.back);
  const sayKept = say(tellings.kept);
  const callBack = say(tellings.calls);
  const sayGone = say(tellings.gone);
  const saySaved = say(tellings.saved);
  const goOn = say(tellings.onwards);

  const elsewhere = rules.another ? [{ guard: 'isAboutAnother', actions: 'goElsewhere' } as const] : [];
  /** What was to be changed is there no more: what was typed becomes a new one, or stays where it is for whoever typed it. */
  const goneOf = { type: 'isGone' as const, params: reason };
  const whereGone = { guard: goneOf, target: 'gone', actions: { type: 'refuse', params: reason } } as const;

  const abandoning = [
    { guard: 'isDirty' as const, target: 'leaving' },
    { target: 'closed', actions: goBack },
  ] as const;

  const again = { guard: 'isKept', target: 'loading' } as const;

  const answer = ({ event }: { readonly event: { readonly output: Row } }) => event.output;

  /** The fields can be filled. */
  const filling = machine.createStateConfig({
    tags: 'editable',
    on: {
      'draft.changed': { actions: 'change' },
      'form.submitted': { target: 'deciding', actions: 'submit' },
      'form.abandoned': abandoning,
      'screen.entered': [
        ...(editsOnly ? [] : [{ guard: 'isHandedMore' as const, target: 'editing', actions: ['arrive' as const, 'reopen' as const, wantLists] }]),
        ...elsewhere,
        { actions: ['arrive', wantLists] },
      ],
      'screen.left': [{ guard: 'isDirty', actions: [sayKept, 'leave'] }, { target: 'closed' }],
    },
  });

  const ending =
    rules.linger === undefined
      ? { saved: machine.createStateConfig({ type: 'final', entry: [saySaved, goOn] }) }
      : {
          saved: machine.createStateConfig({ tags: 'success', entry: saySaved, after: { linger: 'finished' } }),
          finished: machine.createStateConfig({ type: 'final', entry: goOn }),
        };

  return machine.createMachine({
    id: description.name,
    context: ({ input }) => opening(input, rules),
    entry: wantLists,
    initial: 'opening',
    on: {
      'screen.entered': [...elsewhere, { actions: ['arrive', wantLists] }],
      'screen.left': { actions: 'leave' },
    },
    states: {
      opening: {
        always: [...(editsOnly ? [] : [{ guard: 'isNew' as const, target: 'editing' }]), { guard: 'hasRecord', target: 'editing' }, { target: 'loading' }],
      },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadRecord',
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id ?? 0 }),
          onDone: { target: 'editing', actions: { type: 'open', params: answer } },
          onError: [
            { guard: goneOf, target: 'missing' },
            { target: 'notLoaded', actions: { type: 'fail', params: reason } },
          ],
        },
        on: { 'form.abandoned': { target: 'closed', actions: goBack }, 'screen.left': 'closed' },
      },
      notLoaded: {
        tags: 'problem',
        on: {
          'load.retried': { target: 'loading', actions: 'settle' },
          'load.wanted': { target: 'loading', actions: 'settle' },
          'record.known': { guard: 'isKnown', target: 'editing', actions: { type: 'open', params: ({ event }) => event.record } },
          'form.abandoned': { target: 'closed', actions: goBack },
          'screen.left': 'closed',
        },
      },
      missing: {
        tags: 'problem',
        entry: [sayGone, callBack],
        on: { 'form.abandoned': { target: 'closed', actions: goBack }, 'screen.left': 'closed' },
      },

      editing: { ...filling, on: { ...filling.on, 'load.retried': again, 'load.wanted': again } },
      failed: { ...filling, entry: callBack },
      ...formLooks(machine, rules, callBack),
      saving: {
        tags: 'busy',
        entry: 'settle',
        invoke: {
          id: 'saveRecord',
          src: 'saveRecord',
          input: ({ context: { id, payload, record } }) => ({ resource, id, payload, ...(rules.againstOpened && record ? { known: record } : {}) }),
          onDone: { target: 'saved', actions: { type: 'keep', params: answer } },
          onError: [
            { guard: { type: 'isUncertain', params: reason }, target: 'quarantined', actions: { type: 'doubt', params: reason } },
            whereGone,
            { target: 'failed', actions: { type: 'refuse', params: reason } },
          ],
        },
      },

      /** The record is gone: what was typed stays, here and there to be saved as a new one. */
      gone: { entry: [sayGone, ...(renews ? ['renew' as const] : [])], always: 'failed' },
      quarantined: { tags: 'busy', after: { quarantine: 'reading' } },
      rereading: {
        tags: 'busy',
        invoke: {
          id: 'rereadRecord',
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id ?? 0 }),
          onDone: [
            { guard: { type: 'isAsSent', params: answer }, target: 'saved', actions: { type: 'keep', params: answer } },
            { guard: 'wasAnswered', target: 'failed', actions: [{ type: 'reread', params: answer }, 'own'] },
            { target: 'unsent', actions: { type: 'reread', params: answer } },
          ],
          onError: [whereGone, { target: 'unsure', actions: { type: 'fail', params: reason } }],
        },
      },
      unsure: {
        tags: 'problem',
        entry: callBack,
        on: { 'outcome.checked': 'reading', 'form.corrected': { target: 'editing', actions: 'takeOn' }, 'form.abandoned': 'leaving' },
      },

      leaving: {
        tags: 'question',
        on: {
          'form.discarded': { target: 'closed', actions: goBack },
          'form.corrected': [{ guard: 'isInDoubt', target: 'unsure' }, { guard: 'hasFailed', target: 'failed' }, { target: 'editing' }],
          'screen.left': [
            { guard: 'isInDoubt', target: 'unsure', actions: 'leave' },
            { target: 'editing', actions: [sayKept, 'leave'] },
          ],
        },
      },
      ...ending,
      closed: { type: 'final' },
    },
  }) as unknown as FormMachine<Draft, Row, Facts>;
};

/**
 * The form of one record, new or edited, as a page or in a sheet over one.
 *
 * - A record that cannot be loaded is opened as a cached list has it, and loaded when it can be, unless somebody touched it by then.
 * - What was typed is kept until it is saved or thrown away after a question: a form left with changes stays open. Whoever returns to make
 *   another one is led to a form of its own.
 * - A save is sent once. When its answer is lost the form waits until it can no longer arrive, compares what the
 *   provider has with what was sent, and only where nothing is found offers to send it again. When the provider answered
 *   that it broke, the form looks at once, and where nothing is found shows the provider's words. More than a minute after a
 *   person had it sent the provider is looked at anew before it is sent, and over the end of a page or its sleep it is sent by nobody but a person.
 * - Where a record turns out to be gone as its change is saved, what was typed stays in the form, and some forms can make a new one of it;
 *   one that is there already, made anew from elsewhere, is shown first.
 * - An edit that changes nothing makes no call (KIT-CACHE-2).
 */
export const recordForm = <D extends Fields, F extends Fields, X extends Fields>(
  description: FormWorkflow<D, F, X>,
  rules: FormRules<StructOf<D>, StructOf<F> & AnyRow, StructOf<X>>,
): FormMachine<StructOf<D>, StructOf<F> & AnyRow, StructOf<X>> => build(description, rules);
