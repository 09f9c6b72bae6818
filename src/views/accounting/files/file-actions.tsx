import { css } from '@linaria/core';
import { now } from '../../kit/clock.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { useVault } from '../../kit/fields/vault.tsx';
import { PrintIcon } from '../../kit/icons/actions.tsx';
import { DownloadIcon } from '../../kit/icons/things.tsx';
import { usePartAtTouch } from '../../kit/list/later.ts';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { useAtWork, useSendSummary, useStanding } from '../standing.ts';
import type { Shown } from '../table/shown.ts';
import { exporting } from '../texts.ts';
import { fileName, useFiles } from './tables.ts';

const note = css`
  ${text.caption}
  color: ${colour.soft};
  padding: ${space(2)} ${space(3)} 0;
`;

/** Paper is for later: what is printed comes with the first touch. */
const loadPaper = () => import('./paper.tsx');

/** Print what is shown, or take it along as a file. */
export const FileActions = ({ shown }: { readonly shown: Shown }) => {
  const { tab } = useStanding();
  const { printing, exporting: busy } = useAtWork();
  const send = useSendSummary();
  const vault = useVault();
  const { table, entries } = useFiles(shown);
  const Print = usePartAtTouch(loadPaper, printing);
  // Where no figure is known, a total of nothing would be a lie.
  const nothing = shown.of === 'clinics' ? shown.rows.every(({ sum }) => sum === null) : shown.rows.length === 0;
  const save = (what: string, text: () => string) => () => {
    vault.put('table', text());
    send({ type: 'export.requested', name: fileName(what, now()) });
  };
  const what = shown.of === 'debts' ? 'debtors' : tab;
  return (
    <>
      <ActionMenu
        icon={DownloadIcon}
        label={exporting.menu}
        disabled={nothing || busy}
        actions={[
          { label: exporting.table, icon: DownloadIcon, onPick: save(what, table) },
          ...(entries === null ? [] : [{ label: exporting.entries, icon: DownloadIcon, onPick: save(`${what}-rows`, entries) }]),
        ]}
      >
        <p className={note}>{exporting.stays}</p>
      </ActionMenu>
      <IconButton icon={PrintIcon} label={pageWords.print} disabled={nothing || printing} onClick={() => send({ type: 'print.requested' })} />
      {printing && Print ? <Print.Paper shown={shown} /> : null}
    </>
  );
};
