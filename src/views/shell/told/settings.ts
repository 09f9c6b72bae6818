import { deeds } from '../../kit/feedback/deeds.ts';
import type { AreaNarration } from '../../kit/feedback/narration.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { words as kit } from '../../kit/texts.ts';
import { settings as texts } from '../texts/settings.ts';

const { pressed } = deeds;

/** The sections by their keys, as they are called on the screen. */
const SECTIONS: Readonly<Record<string, string>> = {
  personal: texts.personal,
  security: texts.security,
  clinics: texts.clinics,
  insurances: texts.insurances,
  treatments: texts.treatments,
  labs: texts.labs,
  grouping: texts.grouping,
};

const nameIn = (of: unknown): string => `«${(of as { readonly row?: { readonly name?: string } } | null)?.row?.name ?? pageWords.unknown}»`;

/** The settings, in sentences. */
export const settings: NonNullable<AreaNarration['workflows']>[string] = {
  kind: 'own',
  title: texts.title,
  tells: {
    'screen.entered': null,
    'screen.left': null,
    'rows.changed': null,
    'section.toggled': ({ event }) => `بخش «${SECTIONS[String(event.section)] ?? pageWords.unknown}» را ${event.open === true ? 'باز کرد' : 'بست'}`,
    'record.add': ({ event }) => pressed(event.resource === 'clinics' ? texts.clinicList.add : texts.insuranceList.add),
    'record.opened': ({ event }) => `${nameIn(event.of)} را باز کرد`,
    'record.edit': ({ event }) => `ویرایش ${nameIn(event.of)} را خواست`,
    'record.remove': ({ event }) => `حذف «${String(event.label ?? pageWords.unknown)}» را خواست`,
    'list.retried': pressed(kit.retry),
  },
};
