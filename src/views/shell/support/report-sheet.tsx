import { css } from '@linaria/core';
import { MOST_TOLD } from '../../../schema/app/support-workflow.ts';
import { toldBytes } from '../../../schema/log/file/told.ts';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { words } from '../../kit/texts.ts';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { report } from './texts.ts';

const lines = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  & > p {
    color: ${colour.soft};
  }
  & > [role='status'] {
    ${text.caption}
    color: ${colour.ink};
  }
`;

export interface ReportSheetProps {
  readonly told: string;
  /** Bytes of the file; null while it is not known. */
  readonly bytes: number | null;
  /** It is being prepared, is handed over, or could not be. */
  readonly state: 'preparing' | 'ready' | 'busy' | 'problem';
  readonly onTold: (told: string) => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** What a report holds and how large it is, and what the person wants to say of it. */
export const ReportSheet = ({ told, bytes, state, onTold, onClose, onConfirm }: ReportSheetProps) => {
  const label = { preparing: report.confirm, ready: report.confirm, busy: report.busy, problem: words.retry }[state];
  return (
    <Sheet
      open
      title={report.title}
      onClose={onClose}
      size="small"
      alert
      actions={
        <>
          <Button onClick={onClose} data-first="">
            {pageWords.cancel}
          </Button>
          <Button tone="primary" onClick={onConfirm} disabled={told.length > MOST_TOLD} busy={state === 'preparing' || state === 'busy'}>
            {label}
          </Button>
        </>
      }
    >
      <div className={lines}>
        {state === 'problem' ? <p role="alert">{report.failed}</p> : [report.explain, report.privacy].map((sentence) => <p key={sentence}>{sentence}</p>)}
        <TextField multiline label={report.told} hint={report.toldHint} value={told} onChange={onTold} input={{ maxLength: MOST_TOLD }} />
        {state === 'problem' ? null : <p role="status">{state === 'preparing' || bytes === null ? report.preparing : report.ready(bytes + toldBytes(told))}</p>}
      </div>
    </Sheet>
  );
};
