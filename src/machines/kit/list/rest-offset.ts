import type { SnapshotFrom } from 'xstate';
import type { swipeRowMachine } from './swipe-row.ts';

/** Where row `id` lies at rest, in pixels: 100 shows edit, -100 delete. */
export const restOffset = ({ context }: SnapshotFrom<typeof swipeRowMachine>, id: number): number => (context.id === id ? context.offset : 0);
