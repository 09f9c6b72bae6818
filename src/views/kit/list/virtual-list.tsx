import { css } from '@linaria/core';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CacheSnapshot, type CustomContainerComponentProps, type CustomItemComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { space } from '../theme/tokens.ts';
import { useRowKeys } from './row-keys.ts';

const item = css`
  padding-block-end: ${space(2)};
`;

interface Kept {
  readonly count: number;
  readonly cache: CacheSnapshot;
}

/** The measured sizes of lists that were left, so that coming back to their place in the page finds it as tall as it was. */
const kept = new Map<string, Kept>();

/** The address whose list stands where an earlier page left it, or has been moved since. */
let stood = '';

/** What that page noted with this entry of the history: how far it was scrolled, and how tall the rows before the screen were on the average. */
const noted = (): { readonly at?: number; readonly tall?: number } => history.state ?? {};

export interface VirtualListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  readonly children: (item: T, index: number) => ReactNode;
  /** Names the list for keeping its measured sizes while the user is elsewhere. */
  readonly place?: string;
  /** The key of the one that is to be in sight, whenever it becomes another. */
  readonly sought?: string | number | null;
  /** What was searched for, where the items answer a search. */
  readonly query?: string;
}

/** Height of a row before it is measured, in pixels, where nothing is noted. */
const ROW = 84;

/** How far beyond the screen there are rows, in pixels, so that scrolling finds them there. */
const BEYOND = 400;
/** So few are all there wherever one has scrolled to: who listens to a page, or seeks in it, does not scroll first. */
const FEW = 12;
/** Further, in pixels, than so few reach. */
const FAR = 1e5;

/** How many were there when the page was last painted: React would do what can wait ahead of the frame, too. */
const usePainted = (count: number): number => {
  const [painted, paint] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(paint, 0, count));
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return painted;
};

/** What a virtual list is called and how many it holds, for its parts. */
export const About = createContext({ label: '', count: 0 });

/** How a virtual list lies. The library keeps fingers off while anything scrolls and some 150 ms after: a tap then would be lost without a word. */
export const tappable = (style: CSSProperties): CSSProperties => ({ ...style, pointerEvents: undefined });

/**
 * How one of them lies. The library hides what it has not measured, which may still move, and shows it then. All that is in a row takes
 * its visibility on, and would be styled twice: drawn through, the row alone is.
 */
export const drawnThrough = ({ visibility, ...style }: CSSProperties): CSSProperties => (visibility === 'hidden' ? { ...style, opacity: 0 } : style);

/** The list of what is there of a virtual list. */
export const List = ({ ref, style, children }: CustomContainerComponentProps & { readonly ref?: Ref<HTMLUListElement> }) => (
  <ul ref={ref} style={tappable(style)} aria-label={useContext(About).label}>
    {children}
  </ul>
);

/** One of them, with its place among all. */
export const Entry = ({ index, ref, style, children }: CustomItemComponentProps & { readonly ref?: Ref<HTMLLIElement> }) => (
  <li ref={ref} style={drawnThrough(style)} aria-setsize={useContext(About).count} aria-posinset={index + 1}>
    {children}
  </li>
);

/** A list of any length that scrolls with the page and holds only what can be seen. */
export const VirtualList = <T,>({ label, items, keyOf, children, place, sought = null, query = '' }: VirtualListProps<T>) => {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const count = items.length;
  const was = place === undefined ? undefined : kept.get(place);
  const cache = was?.count === count ? was.cache : undefined;
  const size = useRef(count);
  useLayoutEffect(() => {
    size.current = count;
  });
  useLayoutEffect(() => {
    const { at } = noted();
    if (at && stood !== location.pathname) window.scrollTo(0, at);
    stood = location.pathname;
  }, []);
  useLayoutEffect(() => {
    const list = handle.current;
    return () => {
      if (place !== undefined && list) kept.set(place, { count: size.current, cache: list.cache });
    };
  }, [place]);
  // What cannot be seen yet comes behind what can, and behind what somebody does: a list that is opened or searched is drawn for the eye first.
  const whole = useDeferredValue(usePainted(count)) === count;
  const rowKey = useRowKeys(items, keyOf, query);
  const found = sought === null ? -1 : items.findIndex((item) => keyOf(item) === sought);
  useEffect(() => {
    // After the page has gone to where it stood: what was saved matters more.
    if (found >= 0) handle.current?.scrollToIndex(found, { align: 'center' });
  }, [found]);

  return useMemo(
    () => (
      <About value={{ label, count }}>
        <WindowVirtualizer
          ref={handle}
          data={items}
          as={List}
          item={Entry}
          itemSize={noted().tall || ROW}
          bufferSize={whole ? (count > FEW ? BEYOND : FAR) : 0}
          {...(cache ? { cache } : {})}
        >
          {(entry, index) => (
            // Rows are measured without their own padding: the gap stands inside.
            <div key={rowKey(entry)} className={item}>
              {children(entry, index)}
            </div>
          )}
        </WindowVirtualizer>
      </About>
    ),
    [label, count, items, rowKey, children, cache, whole],
  );
};
