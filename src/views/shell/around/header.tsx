import { css } from '@linaria/core';
import { Link } from 'wouter';
import type { AppEvent } from '../../../machines/kit/parent.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { partOfDay } from '../../../schema/kit/tehran.ts';
import type { User } from '../../../schema/session/user.ts';
import { useApp, useSendApp, useSession } from '../../kit/actors.tsx';
import { BellIcon, ToothIcon } from '../../kit/icons/places.tsx';
import { words } from '../../kit/texts.ts';
import { colour, radius, space, TARGET, text, WIDE, weight } from '../../kit/theme/tokens.ts';
import { header } from '../texts.ts';
import { Avatar } from './avatar.tsx';

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: max(${space(3)}, env(safe-area-inset-top)) var(--gutter) ${space(2)};
  &[data-shown='wide'] {
    display: none;
    ${WIDE} {
      display: flex;
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
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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

/** First and last name, else the user name, else a word of courtesy. */
export const nameOf = (user: User | null): string => {
  const full = [user?.dentist?.first_name, user?.dentist?.last_name].filter(Boolean).join(' ').trim();
  return full || user?.username || header.genericName;
};

/** What a control with nothing behind it says when it is used (D-19). */
export const NOT_WIRED: AppEvent = { type: 'notice.show', notice: { code: 'settings.notWired', tone: 'info', values: {} } };

/** Who is working here, at what time of the day in Tehran. */
export const Header = ({ everywhere }: { readonly everywhere: boolean }) => {
  const send = useSendApp();
  const part = useApp(({ at }) => partOfDay(at));
  const user = useSession((context) => context.user);
  const loading = useSession((context) => context.userState === 'loading' && context.user === null);
  const picture = useSession((context) => context.picture.state);
  const aboutPicture = picture === 'loading' ? header.pictureLoading : picture === 'missing' ? header.pictureMissing : null;
  return (
    <header className={bar} data-shown={everywhere ? 'always' : 'wide'}>
      <Link href="/settings" className={person} title={header.toSettings}>
        <Avatar />
        <span>
          <small>{header.greeting[part]}</small>
          <strong>{loading ? words.loading : header.doctor(nameOf(user))}</strong>
          {aboutPicture ? <small>{aboutPicture}</small> : null}
        </span>
      </Link>
      <Link href="/home" className={place} aria-label={header.home} title={header.home}>
        <ToothIcon />
      </Link>
      <Link href="/notifications" onClick={() => send(NOT_WIRED)} className={place} aria-label={header.notifications(NEW_NOTIFICATIONS)}>
        <BellIcon />
        <span className={badge} aria-hidden="true">
          {persianDigits(NEW_NOTIFICATIONS)}
        </span>
      </Link>
    </header>
  );
};
