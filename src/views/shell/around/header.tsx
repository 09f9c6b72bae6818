import { css } from '@linaria/core';
import { Link } from 'wouter';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { partOfDay } from '../../../schema/kit/tehran.ts';
import type { User } from '../../../schema/session/user.ts';
import { useApp, useSendApp, useSession } from '../../kit/actors.tsx';
import { BellIcon, ToothIcon } from '../../kit/icons/places.tsx';
import { dentistName } from '../../kit/print/dentist-name.ts';
import { words } from '../../kit/texts.ts';
import { colour, DESK, radius, space, TARGET, text, WIDE, weight } from '../../kit/theme/tokens.ts';
import { header } from '../texts/around.ts';
import { Avatar } from './avatar.tsx';

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-block: max(${space(3)}, env(safe-area-inset-top)) ${space(2)};
  /* The line of the content below it. */
  padding-inline: calc(max(0px, 100% - 65rem) / 2 + var(--gutter));
  &[data-shown='wide'] {
    display: none;
    ${WIDE} {
      display: flex;
    }
  }
  /* At the desk it stands at the foot of the rail, but for home, where it greets. */
  ${DESK} {
    &[data-shown='wide'] {
      position: fixed;
      z-index: 21;
      inset: auto 0 0 auto;
      inline-size: var(--rail);
      flex-direction: column;
      padding: ${space(3)} 0;
      & > a:first-child {
        flex: none;
      }
      & > a:first-child > span:last-child,
      & > a:nth-child(2) {
        display: none;
      }
    }
  }
  @media print {
    display: none !important;
  }
`;
const person = css`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 56px;
  border-radius: ${radius.control};
  & > span:last-child {
    min-inline-size: 0;
  }
  & small,
  & strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & small {
    ${text.caption}
    line-height: 1.5;
    color: ${colour.soft};
  }
  & strong {
    ${text.lead}
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
`;
const place = css`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${TARGET};
  block-size: ${TARGET};
  border-radius: ${radius.control};
  color: ${colour.soft};
  &:hover {
    background: ${colour.sunken};
  }
`;
const badge = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 4px;
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: ${radius.round};
  background: ${colour.tintDeep};
  color: ${colour.onTint};
  font-size: 0.75rem;
  line-height: 18px;
  text-align: center;
  font-weight: ${weight.bold};
`;

/** Always 0 (SHL-HEAD-3). */
const NEW_NOTIFICATIONS = 0;

/** The dentist's name, else what they sign in with, else a word of courtesy. */
export const nameOf = (user: User | null): string => dentistName(user) ?? (user?.username || header.genericName);

/** Who is working here, at what time of the day in Tehran. */
export const Header = ({ everywhere }: { readonly everywhere: boolean }) => {
  const part = useApp(({ at }) => partOfDay(at));
  const user = useSession((context) => context.user);
  const loading = useSession((context) => context.userState === 'loading' && context.user === null);
  const picture = useSession((context) => context.picture.state);
  // While the name is on its way as well, that is said once.
  const aboutPicture = loading ? null : picture === 'loading' ? header.pictureLoading : picture === 'missing' ? header.pictureMissing : null;
  const send = useSendApp();
  // It leads home, where nothing would tell whoever pressed it why.
  const tellInactive = () => send({ type: 'notice.show', notice: { code: 'bell.inactive', tone: 'info', values: {} } });
  return (
    <header className={bar} data-shown={everywhere ? 'always' : 'wide'}>
      <Link href="/settings" className={person} title={header.toSettings}>
        <Avatar />
        <span>
          <small>{aboutPicture ? `${header.greeting[part]} · ${aboutPicture}` : header.greeting[part]}</small>
          <strong>{loading ? words.loading : header.doctor(nameOf(user))}</strong>
        </span>
      </Link>
      <Link href="/home" className={place} aria-label={header.home} title={header.home}>
        <ToothIcon />
      </Link>
      <Link href="/notifications" className={place} aria-label={header.notifications(NEW_NOTIFICATIONS)} onClick={tellInactive}>
        <BellIcon />
        <span className={badge} aria-hidden="true">
          {persianDigits(NEW_NOTIFICATIONS)}
        </span>
      </Link>
    </header>
  );
};
