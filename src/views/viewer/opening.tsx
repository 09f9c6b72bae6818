import { css } from '@linaria/core';
import { useRef } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { AlertIcon } from '../kit/icons/basics.tsx';
import { LockIcon } from '../kit/icons/things.tsx';
import { colour, radius, space, text, weight } from '../kit/theme/tokens.ts';
import { useTakeFile, useViewer, useViewerTag } from './desk.ts';
import { FileIcon } from './icons.tsx';
import { problems, welcome } from './texts.ts';

const place = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  flex: 1;
  margin: ${space(4)};
  padding: ${space(8)} ${space(4)};
  border: 2px dashed ${colour.edge};
  border-radius: ${radius.sheet};
  text-align: center;
  & h1 {
    ${text.title}
    font-weight: ${weight.bold};
  }
  & > p {
    max-inline-size: 460px;
    color: ${colour.soft};
  }
`;
const badge = css`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  border-radius: ${radius.sheet};
  background: ${colour.tint};
  color: ${colour.accent};
`;
const privacy = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${text.caption}
  color: ${colour.faint};
`;
const trouble = css`
  display: flex;
  gap: ${space(3)};
  max-inline-size: 520px;
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.dangerTint};
  color: ${colour.danger};
  text-align: start;
  & h2 {
    ${text.body}
    font-weight: ${weight.bold};
  }
  & p {
    color: ${colour.ink};
  }
`;
const progressing = css`
  display: grid;
  gap: ${space(2)};
  inline-size: min(420px, 80vw);
  & progress {
    inline-size: 100%;
    block-size: 8px;
    accent-color: ${colour.accent};
  }
`;

/** Lets one choose a file; the input itself is never seen. */
export const FileButton = ({ tone, children }: { readonly tone: 'primary' | 'plain'; readonly children: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const take = useTakeFile();
  return (
    <>
      <input
        ref={input}
        type="file"
        autoComplete="off"
        hidden
        accept=".txt,.json,text/plain,application/json"
        aria-label={children}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button tone={tone} icon={FileIcon} data-open-file="" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};

const Progress = () => {
  const name = useViewer(({ fileName }) => fileName);
  const progress = useViewer((context) => context.progress);
  return (
    <div className={progressing} role="status">
      <p>{welcome.opening(name)}</p>
      <progress aria-label={welcome.opening(name)} max={progress?.total} value={progress?.done} />
      <p>{progress === null ? null : welcome.progress(progress.done, progress.total)}</p>
    </div>
  );
};

/** Before a report is open: how to open one, how far it is, or why it cannot be. */
export const Opening = () => {
  const busy = useViewerTag('busy');
  const problem = useViewer((context) => context.problem);
  const wanted = useViewer((context) => context.wanted);
  return (
    <main className={place} data-drop="">
      <span className={badge}>
        <FileIcon size={44} />
      </span>
      <h1>{welcome.title}</h1>
      {busy ? (
        <Progress />
      ) : (
        <>
          {problem === null ? (
            <p>{welcome.lead}</p>
          ) : (
            <div className={trouble} role="alert">
              <AlertIcon size={24} />
              <div>
                <h2>{problems[problem].title}</h2>
                <p>{problems[problem].help}</p>
              </div>
            </div>
          )}
          {wanted === null ? null : <p>{welcome.wanted(wanted)}</p>}
          <FileButton tone="primary">{problem === null ? welcome.choose : welcome.another}</FileButton>
        </>
      )}
      <p className={privacy}>
        <LockIcon size={18} />
        <span>{welcome.privacy}</span>
      </p>
    </main>
  );
};
