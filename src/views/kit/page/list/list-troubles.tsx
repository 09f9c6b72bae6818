import { grouped } from '../../../../machines/kit/list/grouped.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { failureReason } from '../../feedback/failure-text.ts';
import { RefreshIcon } from '../../icons/actions.tsx';
import { useListState, useRefresh } from '../../resources.ts';
import { words } from '../../texts.ts';
import { listNames, notLoaded, unreadableOf } from './trouble-texts.ts';

export type NamedList = keyof typeof listNames;

interface Stand {
  readonly list: NamedList;
  readonly busy: boolean;
  readonly refresh: () => void;
}

interface Trouble extends Stand {
  readonly failure: Failure;
}

interface Part extends Stand {
  /** Rows of it that could not be read. */
  readonly unreadable: number;
}

const useTrouble = (list: NamedList, evenKnown: boolean): { readonly failed: Trouble | null; readonly partly: Part | null } => {
  const { known, busy, failure, unreadable } = useListState(list);
  const refresh = useRefresh(list);
  return {
    failed: failure === null || (known && !evenKnown) ? null : { list, busy, refresh, failure },
    partly: known && unreadable > 0 ? { list, busy, refresh, unreadable } : null,
  };
};

const Retry = ({ of }: { readonly of: readonly Stand[] }) => (
  <Button
    tone="quiet"
    icon={RefreshIcon}
    busy={of.some(({ busy }) => busy)}
    onClick={() => {
      for (const { refresh } of of) refresh();
    }}
  >
    {words.retry}
  </Button>
);

interface ListTroublesProps {
  /** The lists that a screen is made of, always the same. */
  readonly lists: readonly NamedList[];
  /** What stands before the reason: one text for all, or one for what did not come; the names of several are added. */
  readonly prefix?: string | ((failed: readonly NamedList[]) => string);
  /** Without a prefix: one sentence with the names of what did not come. */
  readonly naming?: (names: readonly string[]) => string;
  /** Whether it is said of a list whose rows are there from before, too. */
  readonly evenKnown?: boolean;
  /** What is not shown at all for want of any row of them: said first, and quietly, since nothing else is the less for it. */
  readonly withheld?: string | undefined;
}

/**
 * The lists of a screen that could not be loaded: one banner for each reason, which names what it kept away and tries all
 * of that again; and those of which some rows could not be read, with how many.
 */
export const ListTroubles = ({ lists, prefix, naming = notLoaded, evenKnown = false, withheld }: ListTroublesProps) => {
  const found: Trouble[] = [];
  const parts: Part[] = [];
  for (const list of lists) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists of a screen are always the same ones
    const { failed, partly } = useTrouble(list, evenKnown);
    if (failed) found.push(failed);
    if (partly) parts.push(partly);
  }
  const lead = withheld === undefined ? null : <p>{withheld}</p>;
  return (
    <>
      {[...grouped(found, ({ failure }) => failureReason(failure))].map(([reason, troubles]) => {
        const failed = troubles.map(({ list }) => list);
        const names = failed.map((list) => listNames[list]);
        const said = prefix === undefined ? naming(names) : typeof prefix === 'string' ? prefix : prefix(failed);
        const isNamed = prefix !== undefined && lists.length > 1 && (failed.length > 1 || typeof prefix === 'string');
        return (
          <Banner key={reason} tone={lead ? 'warning' : 'problem'} action={<Retry of={troubles} />}>
            {lead}
            <p>{said + reason}</p>
            {isNamed ? <p>{names.join('، ')}</p> : null}
          </Banner>
        );
      })}
      {parts.length > 0 ? (
        <Banner tone="warning" action={<Retry of={parts} />}>
          {lead}
          {parts.map(({ list, unreadable }) => (
            <p key={list}>{unreadableOf(listNames[list], unreadable, lead === null)}</p>
          ))}
        </Banner>
      ) : null}
    </>
  );
};
