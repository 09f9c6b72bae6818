import { tehranDay } from '../../schema/kit/tehran.ts';
import { pickedTeeth, pickedTooth } from '../../schema/kit/tooth.ts';
import { type DispatchDraft, missingOfDispatch } from '../../schema/lab/draft.ts';
import { useApp } from '../kit/actors.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { DayText } from '../kit/figures/day-text.tsx';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { ToothMark } from '../kit/figures/tooth-mark.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import type { Entry } from '../kit/page/staged/staged-rows.tsx';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { WorksheetScreen } from '../kit/page/staged/worksheet-screen.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { DispatchFields } from './dispatch-fields.tsx';
import { PrintedDispatches } from './printed-dispatches.tsx';
import { fields, form, list, one } from './texts.ts';
import { entryName, labName } from './wording.ts';

const shared = stagedWords(one);
const texts = { ...shared, states: { ...shared.states, sent: list.success } };

const entryOf = (draft: DispatchDraft): Entry => {
  const fdi = pickedTooth(draft) ?? '';
  return {
    name: entryName(draft),
    mark: <ToothMark fdi={fdi} />,
    title: draft.procedure_type?.name ?? pageWords.unknown,
    detail: (
      <>
        <span>{draft.patient?.name || pageWords.unknown}</span>
        <span>{briefFdi(fdi)}</span>
        <span>{labName(draft.lab)}</span>
        <bdi>{draft.shade}</bdi>
        {draft.date.day ? <DayText>{draft.date.day}</DayText> : null}
        <span>{draft.description}</span>
      </>
    ),
  };
};

/** Putting together what goes to laboratories. */
export const LabDispatch = () => {
  const workflow = useWorkflow();
  const today = useApp(({ at }) => tehranDay(at));
  const missing = (draft: DispatchDraft) => {
    // A tooth stands in a quarter: both are one thing to whoever looks at the picture.
    return [...new Set(missingOfDispatch(draft, today).map((field) => fields[field === 'quadrant' ? 'tooth_number' : field]))];
  };
  return (
    <WorksheetScreen<object, DispatchDraft>
      key={workflow}
      workflow={workflow}
      title={form.title}
      back="/"
      path="/send-to-lab"
      subjectOf={({ patient }) => patient?.name ?? null}
      texts={texts}
      list={list}
      missing={missing}
      countOf={(draft) => pickedTeeth(draft).length}
      about={<Banner>{form.simulated}</Banner>}
      fields={(context, disabled, send) => (
        <DispatchFields state={context} disabled={disabled} onChange={(change) => send({ type: 'draft.changed', change })} />
      )}
      entryOf={entryOf}
      paper={({ rows }) => <PrintedDispatches rows={rows} />}
      print={list.print}
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
      }}
    />
  );
};
