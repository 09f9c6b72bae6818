import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { MoreIcon } from '../icons/actions.tsx';
import type { Icon } from '../icons/icon.tsx';
import { colour, radius, space, TARGET, text, weight } from '../theme/tokens.ts';
import { Sheet } from './sheet.tsx';

/** A line of a menu. */
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: calc(${TARGET} + 12px);
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  ${text.body}
  font-weight: ${weight.medium};
  text-align: start;
  & svg {
    color: ${colour.accent};
  }
  &[data-tone='danger'],
  &[data-tone='danger'] svg {
    color: ${colour.danger};
  }
  &:hover {
    background: ${colour.sunken};
  }
  &:disabled {
    color: ${colour.faint};
  }
`;

export interface MenuAction {
  readonly label: string;
  readonly icon: Icon;
  readonly onPick: () => void;
  readonly tone?: 'danger';
  readonly disabled?: boolean;
}

export interface ActionMenuProps {
  /** Says whose options these are; also the title of the menu. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly icon?: Icon;
  /** A button with the label on it, for a screen's main action. */
  readonly worded?: boolean;
  readonly disabled?: boolean;
  readonly tabIndex?: 0 | -1 | undefined;
  /** A word under the actions. */
  readonly children?: ReactNode;
}

/** A button with further actions behind it. The menu exists only while it is open, so that a long list can have many. */
export const ActionMenu = ({ label, actions, icon = MoreIcon, worded = false, children, ...rest }: ActionMenuProps) => {
  const [open, setOpen] = useState(false);
  const opener = { ...rest, icon, 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(true) } as const;
  return (
    <>
      {worded ? (
        <Button tone="primary" {...opener}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} {...opener} />
      )}
      {open ? (
        <Sheet open title={label} onClose={() => setOpen(false)} size="small">
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className={menuItemStyle}
              data-tone={action.tone}
              disabled={action.disabled}
              onClick={() => {
                setOpen(false);
                action.onPick();
              }}
            >
              <action.icon />
              {action.label}
            </button>
          ))}
          {children}
        </Sheet>
      ) : null}
    </>
  );
};
