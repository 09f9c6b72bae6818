import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, OfflineIcon } from '../icons/basics.tsx';
import { words } from '../texts.ts';
import { floating } from '../theme/floating.ts';
import { colour, radius, space, text, weight } from '../theme/tokens.ts';

const banner = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  ${text.body}
  font-weight: ${weight.medium};
  background: ${colour.tint};
  color: ${colour.onTint};
  &[data-tone='warning'] {
    background: ${colour.warnTint};
    color: ${colour.warn};
  }
  &[data-tone='problem'] {
    background: ${colour.dangerTint};
    color: ${colour.danger};
  }
`;
/* A button that would leave the words too little room stands below them. */
const message = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  flex: 1 1 15em;
  min-inline-size: 0;
  & > svg {
    margin-block-start: 2px;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
`;
const offline = css`
  ${floating}
  justify-content: center;
  gap: ${space(2)};
  min-block-size: 32px;
  padding: ${space(1.5)} ${space(4)};
  border-radius: ${radius.round};
  background: ${colour.warnTint};
  color: ${colour.warn};
  pointer-events: none;
  :global(body:has([data-offline='true'])) {
    --strip: 40px;
    /* Where its words take two lines. */
    @media (max-width: 369px) {
      --strip: 62px;
    }
  }
  /* The login ends with what was refused, and begins with nothing: there it is a line at the upper edge, which leaves with what it stands on. */
  &[data-inside='false'] {
    position: absolute;
    inset: env(safe-area-inset-top) 0 auto;
    inline-size: auto;
    min-block-size: 0;
    padding-block: 0;
    border-radius: 0;
  }
`;

export interface BannerProps {
  readonly tone?: 'info' | 'warning' | 'problem';
  readonly children: ReactNode;
  /** A button or link at the end of it. */
  readonly action?: ReactNode;
  /** Spoken as soon as it appears; a problem always is. */
  readonly announced?: boolean;
}

/** A message that belongs to the page: at the head of a form, above a list. */
export const Banner = ({ tone = 'info', children, action, announced = false }: BannerProps) => {
  const Glyph = tone === 'info' ? InfoIcon : AlertIcon;
  return (
    <div className={banner} data-tone={tone} role={tone === 'problem' ? 'alert' : announced ? 'status' : undefined}>
      <div className={message}>
        <Glyph size={20} />
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
};

/** Says that there is no network, and to whoever is signed in what follows; the region is there from the start so that its coming is heard. */
export const OfflineBanner = ({ online, inside }: { readonly online: boolean; readonly inside: boolean }) => (
  <div className={offline} role="status" data-offline={!online} data-inside={inside} data-foot="">
    {online ? null : (
      <>
        <OfflineIcon size={18} />
        <span>{inside ? `${words.offline} ${words.mayBeOld}` : words.offline}</span>
      </>
    )}
  </div>
);
