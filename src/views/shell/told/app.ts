import { routing } from '../../../machines/app/product.ts';
import type { Notice } from '../../../schema/app/workflow.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { deeds } from '../../kit/feedback/deeds.ts';
import { type LabelsOf, type Moment, titleOf } from '../../kit/feedback/narration.ts';
import { wordless } from '../../kit/feedback/wordless.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { sayNotice } from '../around/notices.ts';
import { logCard } from '../support/card-texts.ts';
import { nav, release } from '../texts/around.ts';
import { settings } from '../texts/settings.ts';
import { titles } from '../texts/titles.ts';

const { pressed } = deeds;

/** What a place is called, with the numbers in its address: they say whose it is. */
const placeName = (path: unknown): string => {
  const match = routing.match(String(path));
  const title = `«${titles[match?.route.path ?? ''] ?? pageWords.unknown}»`;
  const numbers = Object.values(match?.params ?? {}).filter((param) => /^\d+$/.test(param));
  return numbers.length === 0 ? title : `${title} شماره ${persianDigits(numbers.join('، '))}`;
};

const opened = (what: string, open: unknown) => (open === true ? `«${what}» را باز کرد` : `«${what}» را بست`);
/** What only a person's doing is told of; otherwise it is what workflows say to each other. */
const byPerson =
  (text: (event: Moment['event']) => string) =>
  ({ event, byPerson: person }: Moment) =>
    person ? text(event) : null;

/** What the provider said stands disguised in a report. */
const withoutWords = (notice: Notice): Notice => (notice.failure ? { ...notice, failure: { of: wordless(notice.failure.of) } } : notice);

const ended: Readonly<Record<string, string>> = {
  signedOut: 'کاربر خارج شد',
  expired: 'نشست کاربر به پایان رسید',
  elsewhere: 'نشست کاربر در زبانه‌ای دیگر به پایان رسید',
};

/** The root in sentences: where the user goes, what is announced, and what happens around the program. */
export const app: LabelsOf<'own'> & { readonly kind: 'own' } = {
  kind: 'own',
  title: 'برنامه',
  tells: {
    init: 'برنامه باز شد',
    'route.go': byPerson(({ to }) => `خواست به ${placeName(to)} برود`),
    'route.back': byPerson(() => pressed(pageWords.back)),
    'route.loading': null,
    'route.arrived': ({ event }) => `صفحه ${placeName(event.path)} باز شد`,
    'route.failed': ({ event }) => `${placeName(event.path)} بارگذاری نشد`,
    'route.queried': null,
    'beside.opened': null,
    'sheet.ask': null,
    'sheet.opened': ({ event, areas }) => `برگه «${titleOf(areas, String(event.workflow)) ?? pageWords.unknown}» باز شد`,
    'clock.ticked': null,
    'network.changed': ({ event }) => (event.online === true ? 'اتصال اینترنت برقرار شد' : 'اتصال اینترنت قطع شد'),
    'release.found': 'نسخه تازه‌ای از برنامه رسید',
    'release.wanted': pressed(release.now),
    'release.postponed': pressed(release.later),
    'release.settled': null,
    'choice.kept': null,
    'locked.ask': 'کاری از پیش با رمز عبور دیگری مانده بود',
    'session.started': 'نشست کاربر آغاز شد',
    'session.known': null,
    'session.ended': ({ event }) => ended[String(event.reason)] ?? null,
    'resource.want': null,
    'row.saved': null,
    'row.removed': null,
    'rows.changed': null,
    'removal.ask': null,
    'support.want': ({ event }) => pressed(event.task === 'delete' ? logCard.remove : logCard.report),
    'rescue.want': pressed(logCard.rescued),
    'support.ask': null,
    'rescue.ask': null,
    'log.changed': null,
    'notice.show': ({ event, areas }) => {
      const text = sayNotice(areas, withoutWords(event.notice as Notice));
      return text === null ? null : `پیام برنامه: ${text.replace(/\.$/, '')}`;
    },
    'notice.dismiss': byPerson(() => 'پیام را بست'),
    'notice.heeded': null,
    'notice.held': null,
    'quickActions.toggled': ({ event }) => opened(nav.quick, event.open),
    'theme.chosen': ({ event }) => `ظاهر «${settings.themes[event.theme as keyof typeof settings.themes] ?? pageWords.unknown}» را برگزید`,
  },
};
