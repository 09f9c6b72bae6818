import fc from 'fast-check';
import { vi } from 'vitest';
import type { World } from './world.ts';

/** One thing that a person, the clock or the provider does; numbers choose among what is possible. */
export interface Deed {
  readonly kind: (typeof KINDS)[number];
  readonly which: number;
  readonly word: string;
}

const KINDS = [
  'type',
  'type',
  'type',
  'stage',
  'remove',
  'submit',
  'close',
  'open',
  'drop',
  'ping',
  'gate',
  'secret',
  'pass',
  'cancel',
  'note',
  'wait',
  'answer',
  'answer',
  'fail',
  'odd',
] as const;

const WORDS = ['علی', 'زهرا رضایی', 'a', 'ab', ' سینا ', '۰۹۱۲', '0912', '', 'کریمی', 'كريمي', 'O’Neil', '1500000'];

export const deeds = (most: number) =>
  fc.array(fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat(9), word: fc.constantFrom(...WORDS) }), { maxLength: most, minLength: 5, size: 'max' });

const listOf = (world: World, which: number) => {
  const snapshot = world.actor.getSnapshot() as unknown as {
    readonly context: { readonly open: readonly string[] };
    readonly children: Record<string, { readonly send: (event: unknown) => void }>;
  };
  const key = snapshot.context.open[which % Math.max(1, snapshot.context.open.length)];
  return key === undefined ? undefined : snapshot.children[`list:${key}`];
};

const gateOf = (world: World) =>
  (world.actor.getSnapshot() as unknown as { readonly children: Record<string, { readonly send: (event: unknown) => void }> }).children.gate;

const rowsOf = (word: string, which: number) =>
  Array.from({ length: which }, (_, index) => ({ id: index + 1, name: `${word} ${index}`, amount: 1000 * index }));

const answer = (port: string, { which, word }: Deed): unknown => {
  if (port === 'check') return { user: which < 6 ? { name: word } : null };
  if (port === 'load') return { rows: rowsOf(word, which) };
  return { id: which + 100 };
};

const FAILURES = [
  { _tag: 'Timeout' },
  { _tag: 'Rejected', status: 400, general: ['نه'], fields: { نام: ['کوتاه'] } },
  { _tag: 'Unavailable', status: 502 },
  new TypeError('x is not a function'),
];

let keys = 0;

/** Does one deed, and lets everything that follows at once follow. */
export const act = async (world: World, deed: Deed): Promise<void> => {
  const { kind, which, word } = deed;
  const at = Date.now();
  const root = world.actor as unknown as { readonly send: (event: unknown) => void };
  keys += 1;
  switch (kind) {
    case 'type':
      listOf(world, which)?.send({
        type: 'draft.changed',
        change: which % 2 ? { name: word } : { day: { typed: word, day: which > 4 ? '2024-05-01' : null }, tags: [word] },
      });
      break;
    case 'stage':
      listOf(world, which)?.send({ type: 'draft.staged', key: keys });
      break;
    case 'remove':
      listOf(world, which)?.send({ type: 'row.removed', key: keys - which });
      break;
    case 'submit':
      listOf(world, which)?.send({ type: 'list.submitted' });
      break;
    case 'close':
      listOf(world, which)?.send({ type: 'list.closed' });
      break;
    case 'open':
      root.send({ type: 'list.opened', key: `${which % 3}/x~`, at });
      break;
    case 'drop':
      root.send({ type: 'list.dropped', key: `${which % 3}/x~` });
      break;
    case 'ping':
      root.send({ type: 'list.pinged', key: `${which % 3}/x~`, at });
      break;
    case 'gate':
      gateOf(world)?.send({ type: 'name.typed', value: word });
      break;
    case 'secret':
      gateOf(world)?.send({ type: 'secret.filled', filled: which > 2 });
      break;
    case 'pass':
      gateOf(world)?.send({ type: 'gate.submitted' });
      break;
    case 'cancel':
      gateOf(world)?.send({ type: which > 4 ? 'gate.cancelled' : 'gate.resumed' });
      break;
    case 'note':
      root.send({ type: 'note.shown', key: keys });
      break;
    case 'wait':
      await vi.advanceTimersByTimeAsync([1, 50, 700, 2500, 5000, 20_000][which % 6] ?? 1);
      break;
    case 'answer': {
      const [call] = world.calls.splice(which % Math.max(1, world.calls.length), 1);
      call?.resolve(answer(call.port, deed));
      break;
    }
    case 'fail': {
      const [call] = world.calls.splice(which % Math.max(1, world.calls.length), 1);
      call?.reject(FAILURES[which % FAILURES.length]);
      break;
    }
    case 'odd':
      // Two people at once: the second is heard while the first is still being answered.
      root.send({ type: 'clock.ticked', at });
      listOf(world, which)?.send({ type: 'parent.pinged', at, words: { [word]: word } });
      break;
  }
  await vi.advanceTimersByTimeAsync(0);
};
