import { css } from '@linaria/core';
import { EyeIcon } from '../../kit/icons/basics.tsx';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { useDesk, useViewer } from '../desk.ts';
import { DESK } from '../layout.ts';
import { screen } from '../texts.ts';

const place = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 0;
  padding: ${space(3)} ${space(3)} ${space(4)};
  background: ${colour.sunken};
  grid-area: pane;
  ${DESK} {
    grid-area: phone;
  }
`;
const mark = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.round};
  background: ${colour.warnTint};
  color: ${colour.warn};
  ${text.caption}
  font-weight: ${weight.bold};
`;
const shell = css`
  position: relative;
  flex: 1;
  min-block-size: 0;
  inline-size: min(100%, 414px);
  max-block-size: 868px;
  padding: 10px;
  border-radius: 40px;
  background: #161b1a;
  box-shadow:
    0 0 0 3px ${colour.warn},
    0 10px 40px ${colour.shadow};
  touch-action: none;
  & > iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    border-radius: 30px;
    background: ${colour.page};
  }
`;
const none = css`
  display: grid;
  place-items: center;
  block-size: 100%;
  border-radius: 30px;
  background: ${colour.page};
  padding: ${space(5)};
  text-align: center;
  color: ${colour.soft};
`;

/**
 * The screen as the user saw it, in a page of its own as large as a phone's: it measures, scrolls and opens sheets
 * there, and nothing in it can be touched.
 */
export const Phone = () => {
  const desk = useDesk();
  const shown = useViewer(({ outline, step }) => outline.parts.findLast(({ first }) => first <= step)?.foldable ?? false);
  return (
    <section className={place} data-part="screen" aria-label={screen.label}>
      <p className={mark}>
        <EyeIcon size={18} />
        <span>{screen.mark}</span>
      </p>
      <div
        className={shell}
        onWheel={({ deltaY }) => desk.scroll(deltaY)}
        onPointerMove={({ buttons, movementY }) => {
          if (buttons === 1) desk.scroll(-movementY);
        }}
      >
        {shown ? (
          <iframe
            // Most browsers have the empty page at once, and some put another in its place later.
            ref={(frame) => {
              if (frame) desk.furnish(frame);
            }}
            onLoad={({ currentTarget }) => desk.furnish(currentTarget)}
            title={screen.mark}
            inert
            tabIndex={-1}
          />
        ) : (
          <p className={none}>{screen.none}</p>
        )}
      </div>
    </section>
  );
};
