import type { AnyActorRef } from 'xstate';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import type { TreatmentDraft, TreatmentFacts } from '../../../src/schema/treatments/draft.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';
import type { World } from '../sample/world.ts';

type Context = StagedContext<TreatmentDraft, TreatmentFacts, Surgery>;
type Telling = { readonly send: (event: unknown) => void };

const day = { typed: '1404/12/01', day: '2026-02-20' };

/** Five treatments, two of which are the same work: nothing but their number tells them apart. */
export const ENTRIES = [11, 12, 12, 14, 15].map((tooth, index) => ({
  quadrant: Math.floor(tooth / 10),
  tooth_number: tooth % 10,
  total_cost: String((index < 2 ? 1 : index) * 500_000),
}));

const entry = (index: number) => ({
  patient: { id: 1, name: 'علی رضایی' },
  procedure_type: { id: 1, name: 'x', price: 500_000 },
  clinic: { id: 1, name: 'مهر', personal: false },
  surgery_time: day,
  ...ENTRIES[index],
  total_cost: [11, 12, 12, 14, 15][index] === 12 ? '700000' : ENTRIES[index]?.total_cost,
});

const listOf = (world: World): AnyActorRef | undefined =>
  (world.actor.getSnapshot() as unknown as { readonly children: Record<string, AnyActorRef> }).children['newTreatments:new'];

/**
 * Enters five treatments and sends them, one small act a call; goes on wherever the program stands, as a person does who
 * looks at the screen. Answers whether there is nothing left to do.
 */
export const act = (world: World, isDone: () => boolean): boolean => {
  const at = Date.now();
  const list = listOf(world);
  if (list === undefined) {
    if (isDone()) return true;
    (world.actor as unknown as Telling).send({ type: 'route.arrived', path: '/new-treatment', at });
    return false;
  }
  const { value, context } = list.getSnapshot() as { readonly value: unknown; readonly context: Context };
  const say = (event: object) => (list as unknown as Telling).send(event);
  if (value === 'composing') {
    if (context.rows.length >= ENTRIES.length) say({ type: 'list.submitted', at, facts: { contract: 1 } });
    else if (!context.draft.tooth_number) say({ type: 'draft.changed', change: entry(context.rows.length) });
    else say({ type: 'row.added', at, facts: { contract: 1 } });
  } else if (value === 'leftOver') {
    say({ type: 'list.confirmed' });
  } else if (value === 'unsure') {
    // Who is asked looks at the record that is shown, and it is the one: there is no other like it in the book. Where none is, it did not arrive.
    const [candidate] = context.candidates;
    say(candidate ? { type: 'outcome.claimed', id: candidate.id } : { type: context.failure ? 'outcome.checked' : 'outcome.resent' });
  }
  return false;
};
