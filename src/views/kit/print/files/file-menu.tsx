import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { jalaliText } from '../../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../../schema/kit/tehran.ts';
import { now } from '../../clock.ts';
import { useVault } from '../../fields/secret/vault.tsx';
import { DownloadIcon } from '../../icons/things.tsx';
import { ActionMenu } from '../../overlay/action-menu.tsx';
import { colour, space, text } from '../../theme/tokens.ts';
import { fileWords } from './texts.ts';

const note = css`
  ${text.caption}
  color: ${colour.soft};
  padding: ${space(2)} ${space(3)} 0;
`;

/** A table that can be made into a file. */
interface TableFile {
  readonly label: string;
  /** What it is of, in Latin letters: nothing in the name of a file tells whose it is. */
  readonly what: string;
  /** Its values, separated by commas. */
  readonly text: () => string;
}

interface FileMenuProps {
  readonly files: readonly TableFile[];
  readonly disabled: boolean;
  /** Takes the table, which lies in the vault then, as a file of a name. */
  readonly onSave: (name: string) => void;
  /** What is to be known of the tables before they are taken. */
  readonly children?: ReactNode;
}

/** Takes what is shown along as a file; that it outlives the session is said before. */
export const FileMenu = ({ files, disabled, onSave, children }: FileMenuProps) => {
  const vault = useVault();
  return (
    <ActionMenu
      icon={DownloadIcon}
      label={fileWords.menu}
      disabled={disabled}
      actions={files.map(({ label, what, text: valuesOf }) => ({
        label,
        icon: DownloadIcon,
        onPick: () => {
          vault.put('table', valuesOf());
          onSave(`matab-${what}-${jalaliText(tehranDay(now())).replaceAll('/', '-')}.csv`);
        },
      }))}
    >
      <p className={note}>
        {children}
        {fileWords.stays}
      </p>
    </ActionMenu>
  );
};
