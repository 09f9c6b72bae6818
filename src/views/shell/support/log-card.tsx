import { css } from '@linaria/core';
import { HOME } from '../../../schema/app/route.ts';
import { useApp, useSendApp } from '../../kit/actors.tsx';
import { Button, buttonStyle } from '../../kit/controls/button.tsx';
import { Card } from '../../kit/page/page.tsx';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { logCard } from './card-texts.ts';

const lines = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  & small {
    ${text.caption}
    color: ${colour.soft};
  }
`;
const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block-start: ${space(2)};
`;

/** How the log of events fares, what to do when it does not, a report of a problem, and the end of what was recorded. */
export const LogCard = () => {
  const log = useApp((context) => context.log);
  const owner = useApp((context) => context.owner);
  const send = useSendApp();
  return (
    <Card title={logCard.title}>
      <div className={lines}>
        <p>{log === null || (log.on && log.persisted) ? logCard.on : log.on ? logCard.memoryOnly : logCard.off}</p>
        {log?.trouble ? <p role="status">{logCard.troubles[log.trouble]}</p> : null}
        {log?.left ? (
          <p>
            {logCard.left(log.left)}{' '}
            <a className={buttonStyle} data-tone="quiet" href={HOME} target="_blank" rel="noopener">
              {logCard.openLeft}
            </a>
          </p>
        ) : null}
        {log ? <small>{logCard.size(log.records, log.bytes)}</small> : null}
        <div className={ways}>
          <Button tone="primary" onClick={() => send({ type: 'support.want', task: 'report' })}>
            {logCard.report}
          </Button>
          {log?.rescued ? (
            <Button tone="quiet" onClick={() => send({ type: 'rescue.want', owner })}>
              {logCard.rescued}
            </Button>
          ) : null}
          <Button tone="quiet" onClick={() => send({ type: 'support.want', task: 'delete' })}>
            {logCard.remove}
          </Button>
        </div>
      </div>
    </Card>
  );
};
