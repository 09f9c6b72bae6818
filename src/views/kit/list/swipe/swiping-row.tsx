import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { restOffset } from '../../../../machines/kit/list/rest-offset.ts';
import type { swipeRowMachine } from '../../../../machines/kit/list/swipe-row.ts';
import type { EventOf } from '../../../../schema/kit/workflow.ts';
import type { swipeRowWorkflow } from '../../../../schema/workflows/swipe-row.ts';
import { useSelectedIfOpen, useSend } from '../../actors.tsx';
import { SwipeRow, type SwipeRowProps } from './swipe-row.tsx';

type Snapshot = SnapshotFrom<typeof swipeRowMachine>;

export interface SwipingRowProps extends Pick<SwipeRowProps, 'name' | 'onEdit' | 'onRemove' | 'still'> {
  /** The screen's workflow; its child `swipe` knows which row lies open. */
  readonly workflow: string;
  readonly id: number;
  readonly children: ReactNode;
}

/** A row that can be drawn aside, one at a time on its screen. */
export const SwipingRow = ({ workflow, id, ...row }: SwipingRowProps) => {
  const swipe = `${workflow}/swipe`;
  const offset = useSelectedIfOpen(swipe, (snapshot: Snapshot) => restOffset(snapshot, id)) ?? 0;
  const send = useSend<EventOf<typeof swipeRowWorkflow>>(swipe);
  return <SwipeRow {...row} offset={offset} onReleased={(dx) => send({ type: 'row.released', id, dx })} onClose={() => send({ type: 'row.closed' })} />;
};
