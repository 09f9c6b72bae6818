import { css } from '@linaria/core';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { colour, radius, space, text } from '../../kit/theme/tokens.ts';
import { useSendViewer, useViewer } from '../desk.ts';
import { help } from '../texts.ts';

const list = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(4)};
  & dt {
    display: flex;
    gap: ${space(1)};
    direction: ltr;
    justify-content: flex-end;
  }
  & kbd {
    min-inline-size: 28px;
    padding: 0 ${space(2)};
    border-radius: ${radius.small};
    box-shadow: inset 0 0 0 1px ${colour.edge};
    ${text.caption}
    font-family: inherit;
    text-align: center;
  }
`;
const note = css`
  margin-block-start: ${space(4)};
  ${text.caption}
  color: ${colour.soft};
`;

/** What the keyboard does. */
export const HelpSheet = () => {
  const open = useViewer((context) => context.help);
  const send = useSendViewer();
  return (
    <Sheet open={open} title={help.title} onClose={() => send({ type: 'help.toggled', open: false })}>
      <dl className={list}>
        {help.keys.map(([keys, meaning]) => (
          <Key key={meaning} keys={keys} meaning={meaning} />
        ))}
      </dl>
      <p className={note}>{help.note}</p>
    </Sheet>
  );
};

const Key = ({ keys, meaning }: { readonly keys: readonly string[]; readonly meaning: string }) => (
  <>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{meaning}</dd>
  </>
);
