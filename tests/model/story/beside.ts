import { persianDigits } from '../../../src/schema/kit/digits.ts';
import type { FileProblem, StepKind } from '../../../src/schema/workflows/viewer.ts';
import { deeds } from '../../../src/views/kit/feedback/deeds.ts';
import type { AreaNarration } from '../../../src/views/kit/feedback/narration.ts';
import { bar, help, kinds, panes, problems, records, transport, welcome } from '../../../src/views/viewer/texts.ts';

const { pressed, chose, wrote, emptied } = deeds;

const named = (names: object, key: unknown): string => String((names as Readonly<Record<string, unknown>>)[String(key)] ?? key);
const opened = (open: unknown, title: string, close: string): string => pressed(open === true ? title : close);

const readText = (output: unknown): string => {
  const { is, problem } = (output ?? {}) as { readonly is?: string; readonly problem?: FileProblem };
  return is === 'refused' && problem ? problems[problem].title : 'گزارش باز شد';
};

/** How the workflows are told of that no recorded session holds: support's page of reports, and the order of a clinic's terms. */
export const beside: AreaNarration = {
  workflows: {
    viewer: {
      kind: 'own',
      title: welcome.title,
      tells: {
        'file.chosen': pressed(welcome.choose),
        'progress.told': ({ event }) => welcome.progress(Number(event.done), Number(event.total)),
        'step.chosen': ({ event }) => `گام ${persianDigits(Number(event.step) + 1)} را برگزید`,
        'step.moved': ({ event }) => pressed(named(transport, event.to)),
        'jump.asked': ({ event }) => `${event.back === true ? 'به پیشین رفت' : 'به بعدی رفت'}: ${named(records, event.to)}`,
        'divergence.first': pressed(transport.firstDivergence),
        'play.toggled': `${pressed(transport.play)} یا «${transport.pause}»`,
        'speed.chosen': ({ event }) => chose(transport.speed, transport.times(Number(event.speed))),
        'workflow.chosen': ({ event }) => chose(records.workflow, event.workflow === null ? records.all : String(event.workflow)),
        'kind.toggled': ({ event }) => pressed(kinds[event.kind as StepKind]),
        'note.toggled': ({ event }) => opened(event.open, bar.note, bar.noteClose),
        'query.typed': ({ event }) => (String(event.query).trim() === '' ? emptied(records.searchShort) : wrote(records.searchShort, String(event.query))),
        'link.asked': pressed(bar.link),
        'help.toggled': ({ event }) => (event.open === true ? pressed(help.title) : 'راهنما را بست'),
        'pane.chosen': ({ event }) => pressed(named(panes, event.pane)),
      },
      deviceCalls: { readFile: 'خواندن فایل', search: records.search, copyLink: bar.link },
      answers: {
        readFile: ({ event }) => readText(event),
        search: ({ event }) => records.found(-1, (event.steps as readonly number[]).length),
        copyLink: bar.copied,
      },
    },
    terms: {
      kind: 'own',
      title: 'شرایط کلینیک',
      tells: {
        'contracts.saved': ({ event }) => (event.tariffed === true ? 'قراردادها ذخیره شد؛ یکی از آن‌ها تعرفه ثابت دارد' : 'قراردادها ذخیره شد'),
        'tariffs.saved': 'تعرفه‌های ثابت ذخیره شد',
      },
    },
  },
};
