import type { Failure } from '../../../../schema/kit/failure.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { failureReason } from '../../feedback/failure-text.ts';
import { RefreshIcon } from '../../icons/actions.tsx';
import { useListState, useRefresh } from '../../resources.ts';
import { words } from '../../texts.ts';
import { listNames } from './texts.ts';

export type NamedList = keyof typeof listNames;

interface Trouble {
  readonly list: NamedList;
  readonly busy: boolean;
  readonly refresh: () => void;
  readonly failure: Failure;
}

const useTrouble = (list: NamedList, evenKnown: boolean): Trouble | null => {
  const { known, busy, failure } = useListState(list);
  const refresh = useRefresh(list);
  return failure === null || (known && !evenKnown) ? null : { list, busy, refresh, failure };
};

interface ListTroublesProps {
  /** The lists that a screen is made of, always the same. */
  readonly lists: readonly NamedList[];
  /** What stands before the reason: one text for all, or one that names what did not come. */
  readonly prefix: string | ((failed: readonly NamedList[]) => string);
  /** Whether it is said of a list whose rows are there from before, too. */
  readonly evenKnown?: boolean;
}

/** The lists of a screen that could not be loaded: one banner for each reason, which names what it kept away and tries all of that again. */
export const ListTroubles = ({ lists, prefix, evenKnown = false }: ListTroublesProps) => {
  const found: Trouble[] = [];
  for (const list of lists) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists of a screen are always the same ones
    const trouble = useTrouble(list, evenKnown);
    if (trouble) found.push(trouble);
  }
  return Object.entries(Object.groupBy(found, ({ failure }) => failureReason(failure))).map(([reason, troubles = []]) => {
    const failed = troubles.map(({ list }) => list);
    const isNamed = lists.length > 1 && (failed.length > 1 || typeof prefix === 'string');
    return (
      <Banner
        key={reason}
        tone="problem"
        action={
          <Button
            tone="quiet"
            icon={RefreshIcon}
            busy={troubles.some(({ busy }) => busy)}
            onClick={() => {
              for (const { refresh } of troubles) refresh();
            }}
          >
            {words.retry}
          </Button>
        }
      >
        <p>{`${typeof prefix === 'string' ? prefix : prefix(failed)}${reason}`}</p>
        {isNamed ? <p>{failed.map((list) => listNames[list]).join('، ')}</p> : null}
      </Banner>
    );
  });
};
