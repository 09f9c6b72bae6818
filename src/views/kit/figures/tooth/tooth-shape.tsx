import { css } from '@linaria/core';
import { colour } from '../../theme/tokens.ts';
import { outlineOf } from './outlines.ts';

const shape = css`
  stroke: ${colour.edge};
  stroke-width: 1.25;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  & > path {
    vector-effect: non-scaling-stroke;
  }
  & > path:first-child {
    fill: ${colour.sunken};
    opacity: 0.75;
  }
  & > path:last-child {
    fill: ${colour.surface};
  }
  &[data-tone='treated'] {
    stroke: ${colour.accent};
  }
  &[data-tone='treated'] > path:last-child {
    fill: ${colour.tintDeep};
  }
  &[data-tone='chosen'] {
    stroke: ${colour.accent};
  }
  &[data-tone='chosen'] > path:last-child {
    fill: ${colour.accent};
  }
`;

/** How a tooth looks: plain, as one that something was done to, or as the one that is meant. */
export type ToothTone = 'plain' | 'treated' | 'chosen';

export interface ToothShapeProps {
  readonly child: boolean;
  readonly place: number;
  readonly upper: boolean;
  readonly tone: ToothTone;
  /** The middle and the biting edge of the tooth, and its width and height, in the units of the drawing. */
  readonly x: number;
  readonly edge: number;
  readonly width: number;
  readonly height: number;
}

const BOX = { width: 20, height: 48 };

/** One tooth from the front, inside a drawing. */
export const ToothShape = ({ child, place, upper, tone, x, edge, width, height }: ToothShapeProps) => {
  const { crown, root } = outlineOf(child, place);
  const [across, along] = [width / BOX.width, height / BOX.height];
  const turn = upper
    ? `translate(${x - width / 2} ${edge - height}) scale(${across} ${along})`
    : `translate(${x - width / 2} ${edge + height}) scale(${across} ${-along})`;
  return (
    <g className={shape} data-tone={tone} transform={turn}>
      <path d={root} />
      <path d={crown} />
    </g>
  );
};
