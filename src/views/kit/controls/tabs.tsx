import { css } from '@linaria/core';
import { type ReactNode, useRef } from 'react';
import { useInSight } from '../list/in-sight.ts';
import { colour, motion, radius, space, TARGET, text, weight } from '../theme/tokens.ts';
import { rove } from './roving.ts';

const list = css`
  position: relative;
  display: flex;
  inline-size: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 -1px ${colour.line};
  /* A part of the page that nobody sees is not looked for: in large letters they stand in two lines. */
  &[data-of-page='true'] {
    flex-wrap: wrap;
  }
`;
const tabStyle = css`
  position: relative;
  flex: 1 0 auto;
  min-block-size: ${TARGET};
  min-inline-size: ${TARGET};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.small} ${radius.small} 0 0;
  ${text.body}
  font-weight: ${weight.medium};
  color: ${colour.soft};
  white-space: nowrap;
  transition: color ${motion.quick};
  &[aria-selected='true'] {
    color: ${colour.accent};
    font-weight: ${weight.bold};
    /* By its border: a background is gone where colours are forced. */
    &::after {
      content: '';
      position: absolute;
      inset: auto ${space(3)} 0;
      border-block-start: 3px solid;
      border-radius: ${radius.round} ${radius.round} 0 0;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:not([aria-selected='true']):hover {
      color: ${colour.ink};
      background: ${colour.sunken};
    }
  }
`;
const panel = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  border-radius: ${radius.small};
`;

interface Tab<V extends string> {
  readonly value: V;
  readonly label: string;
}

export interface TabsProps<V extends string> {
  /** Ties the tabs to their panel; of one place in the page. */
  readonly id: string;
  /** What the tabs are views of. */
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Whether all of the page is what they show, which then begins at its top. */
  readonly ofPage?: boolean;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;

/** Several views of which one is shown; the arrow keys change it in the direction that one sees. */
export const Tabs = <V extends string>({ id, label, tabs, value, onChange, ofPage = false }: TabsProps<V>) => {
  const box = useRef<HTMLDivElement>(null);
  useInSight(box, value);
  const choose = (chosen: V) => {
    onChange(chosen);
    if (ofPage) window.scrollTo(0, 0);
  };
  return (
    <div ref={box} className={list} data-of-page={ofPage} role="tablist" aria-label={label} onKeyDown={(event) => rove(event, { round: true })?.click()}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          className={tabStyle}
          data-roving=""
          data-chosen={tab.value === value}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => tab.value !== value && choose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};

export interface TabPanelProps {
  /** That of its tabs. */
  readonly id: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** What the chosen tab shows; it may stand elsewhere in the page than the tabs. */
export const TabPanel = ({ id, value, children }: TabPanelProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys reach the panel from its tab even when it holds only text
  <div className={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(id, value)} tabIndex={0}>
    {children}
  </div>
);
