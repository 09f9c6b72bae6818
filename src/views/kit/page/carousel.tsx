import { css } from '@linaria/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { colour, motion, radius, space, TARGET } from '../theme/tokens.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`;
const track = css`
  display: flex;
  gap: ${space(3)};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  border-radius: ${radius.card};
  & > li {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
`;
const dots = css`
  display: flex;
  justify-content: center;
  & button {
    display: grid;
    place-items: center;
    inline-size: ${TARGET};
    block-size: ${TARGET};
    margin-block: -10px;
    border-radius: ${radius.round};
  }
  & button::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${radius.round};
    background: ${colour.edge};
    transition: inline-size ${motion.quick};
  }
  & button[aria-current='true']::before {
    inline-size: 22px;
    background: ${colour.accent};
  }
`;

/** How much of a slide must show for it to be the one that is shown, and when the first place is taken (SHL-HOME-2). */
const VISIBLE = 0.6;
const FIRST_SCROLL_MILLIS = 100;

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly ReactNode[];
  /** Names a slide: «اطلاعیه ۱ از ۴». */
  readonly slideLabel: (index: number, total: number) => string;
  /** Names the dot that leads to it. */
  readonly dotLabel: (index: number) => string;
}

/** Slides to swipe through, each with a dot that leads to it. Nothing moves by itself. */
export const Carousel = ({ label, slides, slideLabel, dotLabel }: CarouselProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;

  const first = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whoever is quicker than the first place is taken has chosen another. */
  const chosen = () => clearTimeout(first.current);
  const show = (index: number) => {
    chosen();
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  useEffect(() => {
    first.current = setTimeout(() => {
      const [scroller, slide] = [list.current, list.current?.children[0]];
      if (scroller && slide instanceof HTMLElement) scroller.scrollTo({ left: slide.offsetLeft - scroller.offsetLeft });
    }, FIRST_SCROLL_MILLIS);
    return () => clearTimeout(first.current);
  }, []);
  useEffect(() => {
    const scroller = list.current;
    if (!scroller || count === 0) return;
    // Its slides hold nothing to focus: the arrow keys scroll it.
    scroller.tabIndex = 0;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) if (intersectionRatio >= VISIBLE) setCurrent([...scroller.children].indexOf(target));
      },
      { root: scroller, threshold: VISIBLE },
    );
    for (const slide of scroller.children) watch.observe(slide);
    return () => watch.disconnect();
  }, [count]);

  return (
    <section className={frame} aria-roledescription="carousel" aria-label={label}>
      <ul ref={list} className={track} onPointerDown={chosen} onKeyDown={chosen}>
        {slides.map((slide, index) => (
          <li key={slideLabel(index, count)} aria-roledescription="slide" aria-label={slideLabel(index, count)}>
            {slide}
          </li>
        ))}
      </ul>
      <div className={dots}>
        {slides.map((_, index) => (
          <button key={dotLabel(index)} type="button" aria-label={dotLabel(index)} aria-current={index === current} onClick={() => show(index)} />
        ))}
      </div>
    </section>
  );
};
