import { hitsOf, type Option } from '../../../src/views/kit/fields/choice/options.ts';
import { SelectSheet } from '../../../src/views/kit/fields/choice/select-sheet.tsx';

interface ChoiceSheetProps {
  readonly title: string;
  readonly options: readonly Option<number>[];
  readonly onClose?: () => void;
}

/** A sheet that offers these options alone, of which none is chosen. */
export const ChoiceSheet = ({ title, options, onClose = () => {} }: ChoiceSheetProps) => (
  <SelectSheet
    title={title}
    count={options.length}
    find={(query) => hitsOf(options, query, null)}
    noneLabel={undefined}
    status={undefined}
    value={null}
    onChoose={() => {}}
    onClose={onClose}
  />
);
