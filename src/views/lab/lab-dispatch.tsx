import { rowById } from '../../machines/kit/rows.ts';
import { isHandedOver } from '../../machines/kit/staged/worksheet/context.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { pickedTeeth, pickedTooth } from '../../schema/kit/tooth.ts';
import { type DispatchDraft, missingOfDispatch } from '../../schema/lab/draft.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { useApp } from '../kit/actors.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { DayText } from '../kit/figures/day-text.tsx';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { ToothMark } from '../kit/figures/tooth-mark.tsx';
import { NamesTrouble } from '../kit/page/list/names-trouble.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import type { Entry } from '../kit/page/staged/staged-rows.tsx';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { WorksheetScreen } from '../kit/page/staged/worksheet-screen.tsx';
import { useWorksheet } from '../kit/page/staged/worksheet-state.ts';
import { pageWords } from '../kit/page/texts.ts';
import { HeadNotice } from '../kit/print/head-notice.tsx';
import { useRows } from '../kit/resources.ts';
import { DispatchFields } from './dispatch-fields.tsx';
import { PrintedDispatches } from './printed-dispatches.tsx';
import { fields, form, list, one } from './texts.ts';
import { entryName, labName } from './wording.ts';

const loadQuestion = () => import('./dispatch-question.tsx');

/** What a paper takes names from; the others stand with each entry. */
const NAMES = ['patients'] as const;
const NAMELESS = ['patient'] as const;

const shared = stagedWords(one);
const texts = { ...shared, states: { ...shared.states, sent: list.success } };

const entryOf = (draft: DispatchDraft, nameOf: (draft: DispatchDraft) => string): Entry => {
  const fdi = pickedTooth(draft) ?? '';
  return {
    name: entryName(draft),
    mark: <ToothMark fdi={fdi} />,
    title: draft.procedure_type?.name ?? pageWords.unknown,
    detail: (
      <>
        <span>{nameOf(draft)}</span>
        <span>{briefFdi(fdi)}</span>
        <span>{labName(draft.lab)}</span>
        <bdi>{draft.shade}</bdi>
        {draft.date?.day ? <DayText>{draft.date.day}</DayText> : null}
        {draft.description}
      </>
    ),
  };
};

/** Putting together what goes to laboratories. */
export const LabDispatch = () => {
  const workflow = useWorkflow();
  const today = useApp(({ at }) => tehranDay(at));
  const patients = useRows('patients');
  // By the name that they have now: of who came by an address alone the list knows it, and it may have been corrected since.
  const knownName = ({ patient }: DispatchDraft): string => {
    const row = patient ? rowById(patients, patient.id) : undefined;
    return (row && fullName(row)) || patient?.name || '';
  };
  const nameOf = (draft: DispatchDraft): string => knownName(draft) || pageWords.unknown;
  const { context } = useWorksheet<object, DispatchDraft>(workflow);
  const done = isHandedOver(context);
  const nameless = <NamesTrouble lists={NAMES} />;
  const missing = (draft: DispatchDraft) => {
    // A tooth stands in a quarter: both are one thing to whoever looks at the picture.
    return [...new Set(missingOfDispatch(draft, today).map((field) => fields[field === 'quadrant' ? 'tooth_number' : field]))];
  };
  // A form that is not complete goes on no paper.
  const isNameless = [...context.rows, ...(done || missing(context.draft).length > 0 ? [] : [context])].some(({ draft }) => knownName(draft) === '');
  return (
    <WorksheetScreen<object, DispatchDraft, typeof import('./dispatch-question.tsx')>
      key={workflow}
      workflow={workflow}
      title={form.title}
      back="/"
      path="/send-to-lab"
      subjectOf={(draft) => knownName(draft) || null}
      texts={texts}
      list={list}
      missing={missing}
      countOf={(draft) => pickedTeeth(draft).length}
      about={
        <>
          <Banner>{form.simulated}</Banner>
          {nameless}
        </>
      }
      aboutPaper={
        <>
          {done ? nameless : null}
          <HeadNotice />
        </>
      }
      fields={(context, disabled, send) => (
        <DispatchFields
          state={context}
          preset={context.rows.length === 0 && context.opened.lab != null && context.opened.lab === context.draft.lab}
          patientGiven={context.params.patient !== undefined && context.draft.patient != null}
          disabled={disabled}
          onChange={(change) => send({ type: 'draft.changed', change })}
        />
      )}
      entryOf={(draft) => entryOf(draft, nameOf)}
      paper={({ rows }) => <PrintedDispatches rows={rows} nameOf={nameOf} today={today} />}
      print={list.print}
      doubts={isNameless ? NAMELESS : []}
      loadQuestions={loadQuestion}
      questions={({ DispatchQuestion }, doubts) => <DispatchQuestion workflow={workflow} doubts={doubts} />}
      handingOver={{
        submit: list.submitCount,
        busy: list.sending,
        done: (
          <>
            <p>{list.success}</p>
            <p>{list.onlyHere}</p>
          </>
        ),
        begin: list.begin,
        begun: () => list.begun,
      }}
    />
  );
};
