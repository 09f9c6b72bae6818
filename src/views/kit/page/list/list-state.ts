import type { ListContext, ListEvent, ListTag } from '../../../../machines/kit/list/context.ts';
import { isBehind, unread } from '../../../../machines/kit/list/part.ts';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { ResourceName } from '../../../../schema/api.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import { shallow, useSelected, useSend } from '../../actors.tsx';
import { useCachedRow, useIsGone } from '../../resources.ts';

/** The screen of a list as far as the parts that every such screen shares look at it. */
export interface ListSnapshot<Values = Record<never, never>> {
  readonly context: ListContext<Values>;
  readonly value: unknown;
  readonly hasTag: (tag: ListTag) => boolean;
}

export const useList = <T, Values = Record<never, never>>(workflow: string, selector: (snapshot: ListSnapshot<Values>) => T): T =>
  useSelected(workflow, (snapshot: ListSnapshot<Values>) => selector(snapshot), shallow);

export const useSendList = <Row extends AnyRow>(workflow: string): ((event: ListEvent<Row>) => void) => useSend<ListEvent<Row>>(workflow);

/** One thing of a screen, and how it stands. */
export interface PartState<Value> {
  readonly value: Value | null;
  readonly failure: Failure | null;
  /** What is shown of it is not right any more: something was changed since that it is made of. */
  readonly behind: boolean;
  /** Nobody has read it yet, or not since somebody came again. */
  readonly handed?: boolean;
  readonly busy: boolean;
  /** The provider has it no more. */
  readonly missing: boolean;
}

const isAt = (value: unknown, part: string, state: string): boolean =>
  typeof value === 'object' && value !== null && 'open' in value && (value.open as Readonly<Record<string, unknown>>)[part] === state;

export const usePart = <Values, Name extends keyof Values & string>(workflow: string, name: Name): PartState<Values[Name]> =>
  useSelected(
    workflow,
    (snapshot: ListSnapshot<Values>): PartState<Values[Name]> => {
      const part = snapshot.context.parts[name] ?? unread;
      return {
        ...part,
        behind: isBehind(part),
        busy: snapshot.hasTag(`loading:${name}`),
        missing: isAt(snapshot.value, name, 'missing'),
      };
    },
    shallow,
  );

/**
 * The same of one that is a row of a list: until it was asked for, and where it cannot be, it is what the list knows; and who sees in
 * the list that it was removed elsewhere need not first ask for it again.
 */
export const useRowPart = <Values, Name extends keyof Values & string>(workflow: string, name: Name, rowOf: ResourceName): PartState<Values[Name]> => {
  const part = usePart<Values, Name>(workflow, name);
  const { id, at } = useList(workflow, ({ context }) => ({ id: context.id, at: context.at }));
  const known = useCachedRow(rowOf, id) as Values[Name] | null;
  const gone = useIsGone(rowOf, id, at);
  return { ...part, value: part.value ?? known, missing: part.missing || gone };
};
