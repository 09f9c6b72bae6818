import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AppEvent } from '../../../machines/kit/parent.ts';
import type { settingsMachine } from '../../../machines/shell/settings.ts';
import { type SessionSnapshot, useApp, useSelected, useSendApp, useSendSession, useSession } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { SegmentedControl } from '../../kit/controls/segmented-control.tsx';
import { SkeletonRows, SPACE } from '../../kit/feedback/skeleton.tsx';
import { PlusIcon, PrintIcon } from '../../kit/icons/actions.tsx';
import type { Icon } from '../../kit/icons/icon.tsx';
import { PersonIcon, ToothIcon } from '../../kit/icons/places.tsx';
import { CameraIcon, ClinicIcon, GroupsIcon, LabIcon, LockIcon, PhoneIcon, PinIcon, ShieldIcon, SignOutIcon } from '../../kit/icons/things.tsx';
import { usePartAtTouch } from '../../kit/list/later.ts';
import { Card, Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { words } from '../../kit/texts.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { Avatar } from '../around/avatar.tsx';
import { nameOf } from '../around/header.tsx';
import { LogCard } from '../support/log-card.tsx';
import { header } from '../texts/around.ts';
import { settings } from '../texts/settings.ts';
import { DeadEntry, Entries, Section, SettingsLink } from './settings-section.tsx';
import { useSendSettings } from './settings-state.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

const profile = css`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  & strong {
    display: block;
    ${text.title}
    font-weight: ${weight.bold};
  }
  & > div {
    min-inline-size: 0;
  }
  /* One line, as before the name is known: what is below must not move. */
  & small {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    ${text.caption}
    color: ${colour.soft};
  }
`;

const help = css`
  padding-block-start: ${space(2)};
  ${text.caption}
  color: ${colour.soft};
`;

/** Nobody opens a list before they touch the page. */
const loadKept = () => import('./kept-lists.tsx');

/** What a control with nothing behind it says when it is used (D-19). */
const NOT_WIRED: AppEvent = { type: 'notice.show', notice: { code: 'settings.notWired', tone: 'info', values: {} } };

/** Everything about the account and the look of the program. What is chosen holds at once; what has no work behind it yet says so (SHL-SET-1, D-19, D-46). */
export const SettingsScreen = () => {
  const user = useSession((context) => context.user);
  const theme = useApp((context) => context.theme);
  const leaving = useSelected('session', (snapshot: SessionSnapshot) => snapshot.hasTag('busy'));
  const send = useSendApp();
  const sendSession = useSendSession();
  const dead = (label: string, icon: Icon) => <DeadEntry label={label} icon={icon} onUse={() => send(NOT_WIRED)} />;
  const opened = useSelected('settings', ({ context }: SnapshotFrom<typeof settingsMachine>) => context.section);
  const tell = useSendSettings();
  const Kept = usePartAtTouch(loadKept, opened === 'clinics' || opened === 'insurances');
  const lists = <SkeletonRows count={3} label={words.loading} />;
  const section = (key: 'personal' | 'security' | 'clinics' | 'insurances' | 'treatments' | 'labs' | 'grouping', icon: Icon, children: ReactNode) => (
    <Section title={settings[key]} icon={icon} open={opened === key} onToggle={(open) => tell({ type: 'section.toggled', section: key, open })}>
      {children}
    </Section>
  );

  return (
    <>
      <PageHeader title={settings.title} back="/" />
      <Page>
        <div className={profile}>
          <Avatar large />
          <div>
            <strong>{header.doctor(nameOf(user))}</strong>
            <small>
              {user ? (
                <>
                  {settings.username('')}
                  <bdi>{user.username}</bdi>
                </>
              ) : (
                SPACE
              )}
            </small>
          </div>
        </div>
        <Card title={settings.look}>
          <SegmentedControl
            label={settings.look}
            value={theme}
            choices={(['device', 'light', 'dark'] as const).map((value) => ({ value, label: settings.themes[value] }))}
            onChange={(chosen) => send({ type: 'theme.chosen', theme: chosen })}
          />
          <p className={help}>{settings.lookHelp}</p>
        </Card>
        <div>
          {section(
            'personal',
            PersonIcon,
            <Entries>
              {dead(settings.phone, PhoneIcon)}
              {dead(settings.address, PinIcon)}
              {dead(settings.picture, CameraIcon)}
              <SettingsLink to="/settings/password" label={settings.password} icon={LockIcon} />
              <SettingsLink to="/settings/letterhead" label={settings.letterhead} icon={PrintIcon} />
            </Entries>,
          )}
          {section(
            'security',
            LockIcon,
            <Entries>
              <SettingsLink to="/settings/password" label={settings.changePassword} />
              <SettingsLink to="/settings/sessions" label={settings.sessions} />
            </Entries>,
          )}
          {section('clinics', ClinicIcon, Kept ? <Kept.ClinicsKept /> : lists)}
          {section('insurances', ShieldIcon, Kept ? <Kept.InsurancesKept /> : lists)}
          {section(
            'treatments',
            ToothIcon,
            <Entries>
              <SettingsLink to="/procedure-types" label={settings.procedureTypes} />
            </Entries>,
          )}
          {section('labs', LabIcon, <Entries>{dead(settings.addLab, PlusIcon)}</Entries>)}
          {section(
            'grouping',
            GroupsIcon,
            <Entries>
              <SettingsLink to="/categories" label={settings.categories} />
            </Entries>,
          )}
        </div>
        <LogCard />
        <Button icon={SignOutIcon} busy={leaving} wide aria-haspopup="dialog" onClick={() => sendSession({ type: 'signOut.asked' })}>
          {settings.signOut}
        </Button>
        <SignOutDialog />
      </Page>
    </>
  );
};
