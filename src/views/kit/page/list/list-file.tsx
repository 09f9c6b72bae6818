import { type CsvColumn, csvOf } from '../../../../schema/accounting/csv.ts';
import { FileMenu } from '../../print/files/file-menu.tsx';
import { fileWords } from '../../print/files/texts.ts';
import { useList, useSendList } from './list-state.ts';

interface ListFileProps<R> {
  readonly workflow: string;
  /** What the rows are, in Latin letters, for the name of the file. */
  readonly what: string;
  /** Those that are shown. */
  readonly rows: readonly R[];
  readonly columns: readonly CsvColumn<R>[];
}

/** The rows of a list as a file of comma-separated values (ACC-SUM-9). */
export const ListFile = <R,>({ workflow, what, rows, columns }: ListFileProps<R>) => {
  const busy = useList(workflow, (snapshot) => snapshot.hasTag('exporting'));
  const send = useSendList(workflow);
  return (
    <FileMenu
      files={[{ label: fileWords.table, what, text: () => csvOf(columns, rows) }]}
      disabled={rows.length === 0 || busy}
      onSave={(name) => send({ type: 'export.requested', name })}
    />
  );
};
