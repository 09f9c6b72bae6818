import { css } from '@linaria/core';
import type { AppContext } from '../../machines/app/context.ts';
import type { LoginProblem } from '../../machines/session/session.ts';
import { HOME } from '../../schema/app/route.ts';
import { type SessionSnapshot, useApp, useSelected, useSendSession, useSession } from '../kit/actors.tsx';
import { SegmentedControl } from '../kit/controls/segmented-control.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { failureText } from '../kit/feedback/failure-text.ts';
import { Form } from '../kit/fields/form.tsx';
import { DentalArch } from '../kit/icons/dental-arch.tsx';
import { DocumentTitle } from '../kit/page/document-title.tsx';
import { words } from '../kit/texts.ts';
import { colour, radius, space, TABLET, text, weight } from '../kit/theme/tokens.ts';
import { OneTimeFields } from './one-time-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { login, loginProblems } from './texts.ts';

const screen = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: 420px;
  margin-inline: auto;
  /* From the top, so that nothing under the switch moves it; there is room above for a line that says that there is no network, and below for the longer form. */
  padding: max(1.5rem + env(safe-area-inset-top), 50svh - 23rem) var(--gutter) ${space(4)};
  /* What is said of it stands right below the form. */
  & form:last-child {
    min-block-size: 14rem;
  }
`;
const brand = css`
  position: relative;
  display: grid;
  place-items: center;
  color: ${colour.edge};
  & > svg {
    max-inline-size: 236px;
  }
  & > p {
    position: absolute;
    inset-block-end: ${space(1)};
    text-align: center;
    ${text.caption}
    color: ${colour.soft};
  }
  & strong {
    display: block;
    ${text.figure}
    font-weight: ${weight.bold};
    color: ${colour.ink};
  }
`;
const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  & h1 {
    ${text.lead}
    text-align: center;
  }
  ${TABLET} {
    padding: ${space(6)};
    border-radius: ${radius.sheet};
    background: ${colour.surface};
    box-shadow: 0 0 0 1px ${colour.line};
  }
`;

/** Which step of signing in stands on the screen. */
const stageOf = (snapshot: SessionSnapshot): 'password' | 'mobile' | 'code' => {
  if (snapshot.matches({ signedOut: { otp: 'code' } }) || snapshot.matches({ signedOut: { otp: 'verifyingCode' } })) return 'code';
  return snapshot.matches({ signedOut: 'otp' }) ? 'mobile' : 'password';
};

const wordsOf = ({ code, failure }: LoginProblem): string =>
  code === 'failed' ? failureText(failure, { fallback: loginProblems.failed, first: 'general', fields: [] }) : loginProblems[code];

/** How a session ended, and what became of what had been begun, by what the session calls these. */
const endings: Readonly<Record<string, string>> = login;

/** Why the user stands here and not where they wanted to be, if that needs a word. */
const whyHere = ({ returnTo, notices }: AppContext): string | null => {
  const [, reason, kept] = notices.findLast(({ notice }) => notice.code.startsWith('session.'))?.notice.code.split('.') ?? [];
  if (reason !== undefined) return [endings[reason] ?? login.expired, endings[kept ?? '']].filter(Boolean).join(' ');
  return returnTo === null || returnTo === HOME ? null : login.first;
};

/** Signing in, by password or by one-time code; also where a session that ended is taken up again. */
export const LoginScreen = () => {
  const stage = useSelected('session', stageOf);
  const busy = useSelected('session', (snapshot: SessionSnapshot) => snapshot.hasTag('busy'));
  const problem = useSession((context) => context.problem);
  const returning = useApp(whyHere);
  const send = useSendSession();

  return (
    <div className={screen}>
      <DocumentTitle>{login.title}</DocumentTitle>
      <div className={brand}>
        <DentalArch />
        <p>
          <strong>{words.appShort}</strong>
          {words.appName}
        </p>
      </div>
      <div className={card}>
        <h1 tabIndex={-1} data-page-title="">
          {login.title}
        </h1>
        {returning === null ? null : <Banner announced>{returning}</Banner>}
        <SegmentedControl
          label={login.modeLabel}
          value={stage === 'password' ? 'static' : 'otp'}
          disabled={busy}
          choices={[
            { value: 'static', label: login.static },
            { value: 'otp', label: login.otp },
          ]}
          onChange={(mode) => send({ type: 'mode.chosen', mode })}
        />
        {/* One form for all steps: after the code, and back from it, the focus is at the first field; a way that is only chosen before it keeps it. */}
        <Form
          label={stage === 'password' ? login.static : login.otp}
          refusal={problem}
          step={stage === 'code' ? stage : ''}
          autoComplete="on"
          onSubmit={() => send({ type: 'login.submitted' })}
        >
          {stage === 'password' ? <PasswordFields problem={problem} busy={busy} /> : <OneTimeFields problem={problem} busy={busy} atCode={stage === 'code'} />}
        </Form>
        {problem === null ? null : <Banner tone="problem">{wordsOf(problem)}</Banner>}
      </div>
    </div>
  );
};
