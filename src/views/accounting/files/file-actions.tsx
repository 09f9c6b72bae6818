import { IconButton } from '../../kit/controls/icon-button.tsx';
import { PrintIcon } from '../../kit/icons/actions.tsx';
import { usePartAtTouch } from '../../kit/list/later.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { FileMenu } from '../../kit/print/files/file-menu.tsx';
import { fileWords } from '../../kit/print/files/texts.ts';
import { useOnPaper } from '../../kit/print/paper/on-paper.ts';
import { useAsked, useAtWork, useBehind, useSendSummary } from '../standing.ts';
import type { Shown } from '../table/shown.ts';
import { exporting } from '../texts.ts';
import { useFiles } from './tables.ts';

/** Paper is for later: what is printed comes with the first touch. */
const loadPaper = () => import('./paper.tsx');

/** Print what is shown, or take it along as a file. */
export const FileActions = ({ shown }: { readonly shown: Shown }) => {
  const tab = useAsked('tab');
  const { printing, exporting: busy } = useAtWork();
  const send = useSendSummary();
  const { table, entries } = useFiles(shown);
  const Print = usePartAtTouch(loadPaper, printing);
  // Where no figure is known, a total of nothing would be a lie.
  const nothing = shown.of === 'clinics' ? shown.rows.every(({ sum }) => sum === null) : shown.rows.length === 0;
  const behind = useBehind(shown.of === 'clinics' ? null : shown.days);
  const onPaper = useOnPaper(printing, !nothing && !behind);
  const what = shown.of === 'debts' ? 'debtors' : tab;
  return (
    <>
      <FileMenu
        files={[
          { label: fileWords.table, what, text: table },
          ...(entries === null ? [] : [{ label: exporting.entries, what: `${what}-rows`, text: entries }]),
        ]}
        disabled={nothing || behind || busy}
        onSave={(name) => send({ type: 'export.requested', name })}
      />
      <IconButton icon={PrintIcon} label={pageWords.print} disabled={nothing || behind || printing} onClick={() => send({ type: 'print.requested' })} />
      {onPaper && Print ? <Print.Paper shown={shown} /> : null}
    </>
  );
};
