import { IconButton } from '../../kit/controls/icon-button.tsx';
import { PrintIcon } from '../../kit/icons/actions.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { FileMenu } from '../../kit/print/files/file-menu.tsx';
import { fileWords } from '../../kit/print/files/texts.ts';
import { usePartOnPaper } from '../../kit/print/paper/part-on-paper.ts';
import { useAsked, useAtWork, useBehind, useSendSummary } from '../standing.ts';
import type { Shown } from '../table/shown.ts';
import { exporting } from '../texts.ts';
import { useLacking } from './lacking.ts';
import { useFiles } from './tables.ts';

const loadPaper = () => import('./paper.tsx');

/** Print what is shown, or take it along as a file. */
export const FileActions = ({ shown }: { readonly shown: Shown }) => {
  const tab = useAsked('tab');
  const { printing, exporting: busy } = useAtWork();
  const send = useSendSummary();
  const { table, entries, named } = useFiles(shown);
  // Where no figure is known, a total of nothing would be a lie.
  const nothing = shown.of === 'clinics' ? shown.rows.every(({ sum }) => sum === null) : shown.rows.length === 0;
  const lacking = useLacking(shown);
  const behind = useBehind(shown.of === 'clinics' ? null : shown.days);
  const held = nothing || behind || !named;
  const Print = usePartOnPaper(loadPaper, printing, !held);
  const what = shown.of === 'debts' ? 'debtors' : tab;
  return (
    <>
      <FileMenu
        files={[
          { label: fileWords.table, what, text: table },
          ...(entries === null ? [] : [{ label: exporting.entries, what: `${what}-rows`, text: entries }]),
        ]}
        disabled={held || busy}
        onSave={(name) => send({ type: 'export.requested', name })}
      >
        {lacking.map((said) => `${said} `)}
      </FileMenu>
      <IconButton icon={PrintIcon} label={pageWords.print} disabled={held || printing} onClick={() => send({ type: 'print.requested' })} />
      {Print ? <Print.Paper shown={shown} /> : null}
    </>
  );
};
