import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyRow } from '../../../src/machines/kit/rows.ts';
import { canBeDisowned, isTyped, type StagedContext } from '../../../src/machines/kit/staged/context.ts';
import { done, error, lonely, statesOf } from '../../model/walk.ts';

/** What a person does with a staged list, and how the provider takes a call. */
export type Step =
  | { readonly do: 'enter' | 'fill' | 'add' | 'restore' | 'submit' | 'confirm' | 'cancel' | 'replace' | 'check' | 'leave' | 'return' | 'abandon' }
  | { readonly do: 'edit' | 'remove'; readonly place: number }
  | { readonly do: 'answer'; readonly how: Answer };

const ANSWERS = [
  ...(['accept', 'accept', 'refuse', 'end session', 'too slow', 'fail'] as const),
  ...(['lose after storing', 'lose before storing', 'lose and store late', 'break after storing', 'break before storing'] as const),
];
type Answer = (typeof ANSWERS)[number];

const steps = (...names: readonly Exclude<Step, { place: number } | { how: Answer }>['do'][]) => fc.constantFrom(...names.map((name) => ({ do: name })));

const answers = fc.record({ do: fc.constant('answer' as const), how: fc.constantFrom(...ANSWERS) });

/** A few rows to begin with, then whatever comes. */
export const anySteps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(steps('enter'), { minLength: 1, maxLength: 5 }),
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: steps('enter', 'fill', 'add') },
        { weight: 5, arbitrary: steps('submit') },
        { weight: 12, arbitrary: answers },
        { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('edit' as const, 'remove' as const), place: fc.nat(4) }) },
        { weight: 2, arbitrary: steps('restore', 'confirm', 'cancel', 'replace', 'check', 'leave', 'return', 'abandon') },
      ),
      { maxLength: 40 },
    ),
  )
  .map(([first, rest]) => [...first, { do: 'submit' as const }, ...rest]);

export interface StagedCase {
  readonly machine: AnyStateMachine;
  readonly facts: object;
  /** A complete form; `tag` tells it from all others to the person, and not to the rule that compares records. */
  readonly fill: (tag: string) => object;
  readonly tagOf: (draft: object) => string;
  readonly isAlike: (payload: object, record: AnyRow) => boolean;
  /** A record that was there before, and looks like some of the rows to that rule. */
  readonly earlier: object;
}

/** A stored record, with what tells it from all others. */
type Tagged = AnyRow & { readonly tag: string };

const AT = 1_795_000_000_000;

/**
 * Plays steps on a staged list against a provider that stores what reaches it, then goes on, without further trouble,
 * until nothing is left to send. Answers the tags that the person wanted sent, and those that are stored.
 */
export const play = ({ machine, facts, fill, tagOf, isAlike, earlier }: StagedCase, script: readonly Step[]) => {
  const inert = lonely(machine);
  let { snapshot }: { snapshot: AnyMachineSnapshot } = inert.begin({ params: {}, at: AT });
  const stored: Tagged[] = [{ ...earlier, id: 1, tag: 'earlier' }];
  let late: (() => void)[] = [];
  let filled = 0;
  let creates = 0;
  const wanted: string[] = [];
  const context = () => snapshot.context as StagedContext<object, object, AnyRow>;
  const send = (event: AnyEventObject) => {
    if (snapshot.status === 'active' && snapshot.can(event)) ({ snapshot } = inert.step(snapshot, event));
  };
  const tags = () => context().rows.map(({ draft }) => tagOf(draft));
  const onItsWay = () => context().rows.find(({ state }) => state === 'sending' || state === 'unknown');
  const store = (payload: object, row = onItsWay()) => {
    const record = { ...payload, id: stored.length + 1, tag: row ? tagOf(row.draft) : '' };
    stored.push(record);
    return record;
  };

  /** Lets a person's act happen and keeps book of what the list holds now. */
  const act = (event: AnyEventObject) => {
    const before = context().rows;
    send(event);
    const after = context().rows;
    // A list that is through is emptied: its rows stay wanted.
    if (after.length === 0 && before.length > 1) return;
    for (const row of before) if (!after.some(({ key }) => key === row.key) && row.state !== 'sent') wanted.splice(wanted.indexOf(tagOf(row.draft)), 1);
    for (const row of after) if (!before.some(({ key }) => key === row.key)) wanted.push(tagOf(row.draft));
  };

  const arrive = () => {
    for (const comes of late) comes();
    late = [];
  };

  const running = () => Object.entries(snapshot.children).find(([id]) => id !== 'swipe');
  const inputOf = (): { readonly payload?: object; readonly payloads?: readonly object[] } =>
    (running()?.[1] as { getSnapshot: () => { input: object } } | undefined)?.getSnapshot().input ?? {};
  const look = () => stored.filter((record) => inputOf().payloads?.some((payload) => isAlike(payload, record)));

  const answer = (how: Answer) => {
    const [port] = running() ?? [];
    if (port === 'sendRow') {
      creates += 1;
      const payload = inputOf().payload ?? {};
      if (how === 'refuse' || how === 'fail') return send(error(port, { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} }));
      if (how === 'end session' || how === 'too slow') return send(error(port, { _tag: 'SessionEnded' }));
      if (how === 'accept') return send(done(port, store(payload)));
      if (how === 'lose after storing' || how === 'break after storing') store(payload);
      if (how === 'break after storing' || how === 'break before storing') return send(error(port, { _tag: 'Unavailable', status: 500 }));
      const row = onItsWay();
      if (how === 'lose and store late') late.push(() => store(payload, row));
      return send(error(port, { _tag: 'UnknownOutcome', ageMillis: 0 }));
    }
    if (port !== undefined) {
      if (port === 'findBefore' && how === 'too slow') return send({ type: `xstate.after.patience.${machine.id}.submitting.comparing` });
      if (how === 'fail') return send(error(port, { _tag: 'Unreadable', where: '' }));
      return send(how === 'refuse' || how === 'end session' ? error(port, { _tag: 'Unreachable' }) : done(port, { rows: look() }));
    }
    if (statesOf(snapshot).includes('submitting.quarantined')) {
      arrive();
      send({ type: `xstate.after.quarantine.${machine.id}.submitting.quarantined` });
    }
  };

  /** A person who knows what happened answers the question about a lost row. */
  const judge = () => {
    if (!snapshot.matches('unsure')) return;
    const lost = onItsWay();
    const truth = context().candidates.find((record) => lost && (record as Tagged).tag === tagOf(lost.draft));
    if (truth) return send({ type: 'outcome.claimed', id: truth.id });
    // What is stored already, or still on its way, is waited for.
    const arrives = late.length > 0 || stored.some(({ tag }) => lost !== undefined && tag === tagOf(lost.draft));
    if (canBeDisowned(context()) && !arrives) return send({ type: 'outcome.resent' });
    arrive();
    send({ type: 'outcome.checked' });
  };

  const taken = (place: number) => context().rows[place % Math.max(1, context().rows.length)]?.key ?? 0;
  const fillIn = () => {
    filled += 1;
    send({ type: 'draft.changed', change: fill(`n${filled}`) });
  };
  const perform = (step: Step) => {
    switch (step.do) {
      case 'fill':
        return fillIn();
      case 'enter':
      case 'add':
        if (step.do === 'enter') fillIn();
        return act({ type: 'row.added', at: AT, facts });
      case 'submit':
        return act({ type: 'list.submitted', at: AT, facts });
      case 'edit':
        return act({ type: 'row.edited', key: taken(step.place) });
      case 'remove':
        return act({ type: 'row.removed', key: taken(step.place) });
      case 'answer':
        return answer(step.how);
      case 'check':
        return judge();
      default:
        return act({
          type: {
            restore: 'row.restored',
            confirm: 'list.confirmed',
            cancel: 'question.cancelled',
            replace: 'replacement.confirmed',
            leave: 'screen.left',
            return: 'screen.entered',
            abandon: 'list.abandoned',
          }[step.do],
          at: AT,
        });
    }
  };
  for (const step of script) perform(step);

  for (let turn = 0; turn < 400 && snapshot.status === 'active'; turn += 1) {
    judge();
    if (snapshot.matches('leaving') || snapshot.matches('replacing')) act({ type: 'question.cancelled' });
    else if (snapshot.matches('leftOver')) act({ type: 'list.confirmed' });
    else if (snapshot.matches('composing')) {
      if (context().rows.length === 0) break;
      act({ type: 'list.submitted', at: AT, facts });
    } else if (snapshot.matches('succeeded')) send({ type: 'xstate.after.linger.succeeded' });
    else answer('accept');
  }
  return { wanted, stored: stored.slice(1).map(({ tag }) => tag), creates, left: tags(), typed: isTyped(context()), state: snapshot.value };
};
