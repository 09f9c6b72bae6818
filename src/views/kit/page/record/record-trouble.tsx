import type { ReactNode } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { ResourceName } from '../../../../schema/api.ts';
import { Button } from '../../controls/button.tsx';
import { LinkButton } from '../../controls/link-button.tsx';
import { ErrorState } from '../../feedback/empty-state.tsx';
import { failureReason } from '../../feedback/failure-text.ts';
import { Bone } from '../../feedback/skeleton.tsx';
import { RefreshIcon } from '../../icons/actions.tsx';
import { words } from '../../texts.ts';
import { useKeptRow } from '../list/kept-row.ts';
import { Card } from '../page.tsx';
import type { LoadError } from './kept-texts.ts';
import { useRecord, useSendRecord } from './record-state.ts';
import type { RecordWords } from './texts.ts';

const SHAPES = ['first', 'second', 'third', 'fourth', 'fifth'];

interface RecordTroubleProps {
  readonly workflow: string;
  readonly list: ResourceName;
  readonly texts: RecordWords;
  /** How many fields are on their way, where that is known. */
  readonly shapes?: number | undefined;
  /** Said when the record could not be loaded, with the reason under it or in it. */
  readonly loadError: LoadError;
  /** Where the way back leads, and what it is called. */
  readonly back: { readonly to: string; readonly label: string };
}

interface NotLoadedProps extends Pick<RecordTroubleProps, 'workflow' | 'list' | 'loadError'> {
  readonly away: ReactNode;
}

/** Its record could not be had; where the list has it, the form opens with that. */
const NotLoaded = ({ workflow, list, loadError, away }: NotLoadedProps) => {
  const { context } = useRecord(workflow);
  const send = useSendRecord(workflow);
  useKeptRow<AnyRow>(list, context.id ?? 0, (record, at) => send({ type: 'record.known', record, at }));
  const reason = context.failure ? failureReason(context.failure) : '';
  return (
    <ErrorState
      title={typeof loadError === 'string' ? loadError : loadError(reason)}
      actions={
        <>
          <Button tone="primary" icon={RefreshIcon} onClick={() => send({ type: 'load.retried' })}>
            {words.retry}
          </Button>
          {away}
        </>
      }
    >
      {typeof loadError === 'string' ? reason : null}
    </ErrorState>
  );
};

/** A form without its record: on the way, not to be had, or gone. */
export const RecordTrouble = ({ workflow, list, texts, shapes, loadError, back }: RecordTroubleProps) => {
  const { value } = useRecord(workflow);
  const away = <LinkButton to={back.to}>{back.label}</LinkButton>;
  if (value === 'missing') {
    return (
      <ErrorState title={texts.missing} actions={away}>
        {texts.missingHelp}
      </ErrorState>
    );
  }
  if (value === 'notLoaded') return <NotLoaded workflow={workflow} list={list} loadError={loadError} away={away} />;
  return (
    <div role="status" aria-label={texts.loading}>
      <Card>
        {SHAPES.slice(0, shapes).map((shape) => (
          <div key={shape}>
            <Bone width="30%" height="13px" />
            <Bone height="50px" />
          </div>
        ))}
      </Card>
    </div>
  );
};
