import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { LOGIN } from '../../../src/schema/app/route.ts';
import { login } from '../../../src/views/session/texts.ts';
import { running } from '../standing.ts';
import { keyOf, type Model, type Situation, statesOf } from '../walk.ts';
import { type Browser, type Hand, soon, worded } from './hand/hand.ts';
import { lookBehind } from './look-behind.ts';
import type { At, Offering, PageModel } from './page-model.ts';
import type { Step } from './plan/cover.ts';
import { endsSession } from './plan/project.ts';
import { keepSession } from './told/session-file.ts';
import type { Practice } from './world/practice.ts';
import type { Control, Offer, Sight } from './world/tools.ts';
import type { Wire } from './world/wire.ts';

export interface Stage {
  readonly browser: Browser;
  /** Each path has a wire of its own: what a page that was closed had still under way would come as a write of the next. */
  readonly openWire: () => Promise<Wire>;
  readonly practice: Practice;
  readonly count: () => number;
  /** Where was looked behind menus and rows already. */
  readonly looked: Set<string>;
}

/** How far a path was walked; `wrong` says what was not as it should be. */
export interface Walked {
  readonly steps: number;
  readonly wrong: string | null;
  /** The session as the program reports it, where something was wrong. */
  readonly file: string | null;
}

const PATIENCE = 6000;
const WAY_IN: Control = { role: 'heading', name: login.title };

/** What is looked at: a control, how it must stand, and why. */
interface Wish {
  readonly control: Control;
  readonly is: readonly Offer[];
  readonly why: string;
}

const controlOf = (control: Control | ((snapshot: AnyMachineSnapshot) => Control), snapshot: AnyMachineSnapshot): Control =>
  typeof control === 'function' ? control(snapshot) : control;

const offered = (type: string, { control, event = { type }, when, always }: Offering, snapshot: AnyMachineSnapshot): readonly Wish[] => {
  const taken = snapshot.can(typeof event === 'function' ? event(snapshot) : event);
  if (!taken && always !== undefined) return [];
  const isOffered = taken && (when?.(snapshot) ?? true);
  const why = isOffered ? `${type} can be done and is not offered` : `${type} is offered and cannot be done`;
  return [{ control: controlOf(control, snapshot), is: isOffered ? ['enabled'] : ['absent', 'disabled'], why }];
};

interface Judged {
  readonly problems?: readonly { readonly field: string }[];
  readonly refused?: Readonly<Record<string, unknown>>;
}

/** What is wrong with the fields of a form, each to be said where it is. */
const faultsOf = ({ fields = {} }: PageModel, { context }: AnyMachineSnapshot): readonly Wish[] => {
  const { problems = [], refused = {} } = context as Judged;
  return [...problems.map(({ field }) => field), ...Object.keys(refused)].flatMap((name): readonly Wish[] => {
    const field = fields[name];
    return field ? [{ control: { ...field, wrong: true }, is: ['enabled', 'disabled'], why: `what is wrong with ${name} is not said there` }] : [];
  });
};

const isHere = ({ context }: AnyMachineSnapshot): boolean => (context as { readonly here?: boolean }).here !== false;

/** What must be seen on the page in a situation. */
const wishesFor = (page: PageModel, snapshot: AnyMachineSnapshot): readonly Wish[] => {
  if (snapshot.status !== 'active' || !isHere(snapshot)) return [];
  const seen = statesOf(snapshot).flatMap((state) => {
    const sights = page.states[state];
    if (sights === undefined || typeof sights === 'string') return [];
    return sights.map((sight): Wish => ({ control: controlOf(sight, snapshot), is: ['enabled', 'disabled'], why: `${state} is not seen` }));
  });
  const offers = Object.entries(page.deeds).flatMap(([type, deed]) => (typeof deed === 'string' || !deed.offers ? [] : offered(type, deed.offers, snapshot)));
  return [...seen, ...offers, ...(snapshot.hasTag('editable') ? faultsOf(page, snapshot) : [])];
};

type Walk = (page: PageModel, model: Model, begins: Situation, path: readonly Step[], stage: Stage) => Promise<Walked>;

const walkOver = async (wire: Wire, ...[page, model, begins, path, stage]: Parameters<Walk>): Promise<Walked> => {
  const { practice, count } = stage;
  const { machine, description } = model;
  const address = await page.prepared(practice, count);
  const hand: Hand = await stage.browser.hand(wire.url);
  let workflow: string | null = page.workflow ?? null;
  let real: AnyMachineSnapshot = begins.snapshot;

  const expectCalls = (before: AnyMachineSnapshot | null, event: AnyEventObject | null, after: AnyMachineSnapshot): void => {
    const known = before ? running(before) : [];
    for (const id of running(after)) {
      const route = page.routes[id];
      const again = event?.type.endsWith(`.actor.${id}`);
      const answer = page.deeds[`xstate.done.actor.${id}`];
      const isCalled = typeof answer !== 'object' || answer.bySelf?.(after) !== true;
      if (route && isCalled && (again || !known.includes(id))) wire.expect(route);
    }
  };

  const resolved = ({ actor }: Sight): AnyMachineSnapshot | null =>
    actor === null ? null : (machine.resolveState({ value: actor.value, context: actor.context, status: actor.status } as never) as AnyMachineSnapshot);

  /** What is wrong with the page where the machine is in a situation; empty when all is well. */
  const judged = async (planned: AnyMachineSnapshot, besides: readonly Wish[]): Promise<readonly string[]> => {
    const wishes = [...wishesFor(page, real), ...besides];
    const sight = await hand.see(
      workflow,
      wishes.map(({ control }) => control),
    );
    if (workflow === null) {
      const found = [sight.sheet, sight.route].find((id) => id?.split(':')[0] === (page.child?.of ?? description.name)) ?? null;
      workflow = found !== null && page.child ? `${found}/${page.child.id}` : found;
      return ['it has not begun'];
    }
    const now = resolved(sight);
    const isOver = planned.status !== 'active';
    if (now === null || now.status !== 'active') return isOver ? [] : ['the page ended it'];
    if (isOver) return [`the page did not end it: ${JSON.stringify(now.value)}`];
    real = now;
    const [expected, found] = [keyOf(model, planned), keyOf(model, now)];
    if (expected !== found) return [`the machine is in ${expected}, the page in ${found}`];
    return wishes.flatMap(({ control, is, why }, index) => {
      const offer = sight.offers[index] ?? 'absent';
      return is.includes(offer) ? [] : [`${why}: ${worded(control)} is ${offer}`];
    });
  };
  const check = async (planned: AnyMachineSnapshot, besides: readonly Wish[] = []): Promise<void> => {
    let wrong: readonly string[] = [];
    const right = await soon(async () => {
      const { context } = real;
      wrong = await judged(planned, besides);
      // What is looked for is said by what was seen before.
      return wrong.length === 0 && JSON.stringify(context) === JSON.stringify(real.context) ? true : undefined;
    }, PATIENCE);
    const strays = wire.strays();
    // All is as it should be, and what the workflow remembers was another at every look.
    const why = wrong.length > 0 ? wrong : ['the page does not come to rest'];
    if (!right) throw new Error([...why, ...strays.map((stray) => `unasked: ${stray}`)].join('; '));
    if (strays.length > 0) throw new Error(`the page wrote unasked: ${strays.join(', ')}`);
    if (planned.status !== 'active' || !isHere(real)) return;
    const hidden = await lookBehind(hand, page, real, stage.looked);
    if (hidden.length > 0) throw new Error(hidden.join('; '));
  };

  /** Nobody is signed in any more: of whoever was here nothing is left, and the way in is shown. */
  const checkOut = async (): Promise<void> => {
    let sight: Sight | null = null;
    const isOut = await soon(async () => {
      sight = await hand.see(workflow, [WAY_IN]);
      return (sight.actor === null && sight.path === LOGIN && sight.offers[0] === 'enabled') || undefined;
    }, PATIENCE);
    if (!isOut) throw new Error(`the session is over, and its work is not: ${JSON.stringify(sight)}`);
  };

  let steps = 0;
  try {
    expectCalls(null, null, begins.snapshot);
    if (page.enters) await page.enters({ hand, wire, practice, path: address });
    else {
      await practice.enter(wire);
      await hand.open(address);
    }
    await check(begins.snapshot);
    const isOwn = (step: Step | undefined): step is Step => {
      const deed = step && page.deeds[step.event.type];
      return step !== undefined && typeof deed === 'object' && deed.bySelf?.(step.before) === true;
    };
    const passes = (snapshot: AnyMachineSnapshot) => Object.values(page.deeds).some((deed) => typeof deed === 'object' && deed.bySelf?.(snapshot) === true);
    for (const [index, { event, before, after }] of path.entries()) {
      const next = path[index + 1];
      if (!isOwn(path[index])) expectCalls(before, event, after);
      // What passes by itself is over before anybody looks.
      if (isOwn(next)) expectCalls(next.before, next.event, next.after);
      const deed = page.deeds[event.type];
      if (deed === undefined || typeof deed === 'string') throw new Error(`${event.type} cannot be done`);
      const at: At = { hand, wire, practice, event, snapshot: real, coming: path.slice(index + 1).map((step) => step.event), count, path: address };
      if (!isOwn(path[index])) await deed.does(at);
      const focused = deed.focuses?.(after);
      if (endsSession(event) && page.workflow !== 'session') await checkOut();
      else if (!passes(after))
        await check(after, focused ? [{ control: { ...focused, focused: true }, is: ['enabled', 'disabled'], why: 'the focus is not there' }] : []);
      steps += 1;
    }
    return { steps, wrong: null, file: null };
  } catch (error) {
    wire.calm();
    return { steps, wrong: error instanceof Error ? error.message : String(error), file: await keepSession(hand, `${description.name}-${count()}`) };
  } finally {
    await hand.close();
  }
};

/** Walks a path on a page: does what the path says, and looks after each step whether the page stands where the machine does. */
export const walkPath: Walk = async (...walk) => {
  const [, , , , stage] = walk;
  const wire = await stage.openWire();
  try {
    return await walkOver(wire, ...walk);
  } finally {
    await wire.close();
  }
};
