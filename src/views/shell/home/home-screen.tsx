import { css } from '@linaria/core';
import { useSendSession, useSession } from '../../kit/actors.tsx';
import { Button, Spinner } from '../../kit/controls/button.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { InfoIcon } from '../../kit/icons/basics.tsx';
import { PersonAddIcon } from '../../kit/icons/places.tsx';
import { SearchDoor } from '../../kit/list/search-door.tsx';
import { Carousel } from '../../kit/page/carousel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { HiddenHeading } from '../../kit/page/page-header.tsx';
import { words } from '../../kit/texts.ts';
import { colour, radius, space, text } from '../../kit/theme/tokens.ts';
import { header } from '../texts/around.ts';
import { home } from '../texts/home.ts';
import { type EntryNotes, HomeCards, HomeTiles } from './home-tiles.tsx';

const notice = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 60px;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.sunken};
  ${text.caption}
  color: ${colour.soft};
`;
/* Over the edge of what is below and never in it: nothing may move away from a finger once the user has come. */
const loading = css`
  position: absolute;
  z-index: 1;
  align-self: center;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-block-start: calc(${space(3)} * -1);
  padding: ${space(0.5)} ${space(3)};
  border-radius: ${radius.round};
  background: ${colour.sunken};
  ${text.caption}
  color: ${colour.soft};
  pointer-events: none;
  /* The user mostly comes before anybody could read this. */
  animation: late 150ms 400ms both;
  @keyframes late {
    from {
      opacity: 0;
    }
  }
`;
// What most visits are for: finding somebody, or filing somebody new.
const seeking = css`
  display: flex;
  gap: ${space(2)};
  & > form {
    flex: 1;
    min-inline-size: 0;
  }
  & > a {
    flex: none;
    padding-inline: ${space(4)};
  }
`;
const foot = css`
  ${text.caption}
  color: ${colour.faint};
  text-align: center;
`;

/** Where the day begins (SHL-HOME-1 to SHL-HOME-5). */
export const HomeScreen = ({ notes = {} }: { readonly notes?: EntryNotes }) => {
  const userState = useSession((context) => context.userState);
  const known = useSession((context) => context.user !== null);
  const send = useSendSession();
  return (
    <Page width="wide">
      <HiddenHeading title={home.title} />
      {userState === 'loading' ? (
        <p className={loading} role="status">
          <Spinner />
          {words.loading}
        </p>
      ) : null}
      {userState === 'failed' ? (
        <Banner
          tone="warning"
          action={
            <Button tone="quiet" onClick={() => send({ type: 'user.retried' })}>
              {words.retry}
            </Button>
          }
        >
          {known ? header.userAged : header.userFailed}
        </Banner>
      ) : null}
      <div className={seeking}>
        <SearchDoor to="/patients" label={home.search} />
        <LinkButton to="/new-patient" icon={PersonAddIcon} tone="secondary" label={home.newPatient}>
          {home.newPatientShort}
        </LinkButton>
      </div>
      <Carousel
        label={home.carousel}
        slideLabel={home.slide}
        dotLabel={home.dot}
        slides={home.notices.map((words) => (
          <p key={words} className={notice}>
            <InfoIcon size={20} />
            {words}
          </p>
        ))}
      />
      <HomeTiles notes={notes} />
      <HomeCards notes={notes} />
      <p className={foot}>{home.testVersion}</p>
    </Page>
  );
};
