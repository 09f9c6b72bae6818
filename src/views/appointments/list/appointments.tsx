import { VIEWS } from '../../../schema/appointments/views.ts';
import { longDay } from '../../kit/calendar/day-names.ts';
import { now } from '../../kit/clock.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { TabPanel, Tabs } from '../../kit/controls/tabs.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Bone, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { PrintIcon } from '../../kit/icons/actions.tsx';
import { Age } from '../../kit/list/age.tsx';
import { usePartAtTouch } from '../../kit/list/later.ts';
import { type ListStanding, standingOf } from '../../kit/list/list-standing.ts';
import { partAtDesk, useAtDesk, useRoomForTable } from '../../kit/page/desk/at-desk.ts';
import { Floating, UnderFloating } from '../../kit/page/floating.tsx';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { DayPlan } from '../day/day-plan.tsx';
import { WeekBar } from '../day/week-bar.tsx';
import { MoveStrip } from '../move/move-strip.tsx';
import { useGuestOf } from '../names.ts';
import { useAtWork, useSendAppointments, useStanding } from '../standing.ts';
import { list } from '../texts.ts';
import { Adding } from './adding.tsx';
import { useChosen, useShownDay } from './chosen.ts';
import { Paper } from './paper.tsx';
import { RangeRows } from './range-rows.tsx';

/** Fields and their calendar, and the message to a patient, come with the first touch; most looks are at today. */
const loadFields = () => import('./day-fields.tsx');
const loadMessage = () => import('./message-sheet.tsx');

/** The table of a day or of a range. */
const useTable = partAtDesk(() => import('./desk.tsx'));

const NAMES = ['patients'] as const;

/** How many are shown, of which day; or why that is not known. */
const countOf = (standing: ListStanding, shown: number, day: string | null): string => {
  if (standing === 'loading') return list.loading;
  if (standing === 'failed') return list.unknownCount;
  if (standing === 'unreadable') return list.unreadCount;
  return day === null ? list.count(shown) : list.counted(longDay(day), shown);
};

/** The appointments of today, of another day or of a range of days (APT-LIST-1 to APT-LIST-7). */
export const Appointments = () => {
  const { view, misread, message } = useStanding();
  const day = useShownDay();
  const rows = useChosen();
  const guestOf = useGuestOf();
  const standing = standingOf(useListState('appointments'), rows.length, useRows('appointments').length);
  const { printing } = useAtWork();
  const named = isSettled(useListState('patients'));
  const atDesk = useAtDesk();
  const room = useRoomForTable();
  const table = useTable(room);
  const width = room ? 'wide' : undefined;
  const { DayRows, Range } = table ?? { DayRows: DayPlan, Range: RangeRows };
  const fields = usePartAtTouch(loadFields, view !== 'today');
  const telling = usePartAtTouch(loadMessage, message !== null);
  const send = useSendAppointments();
  return (
    <>
      <PageHeader
        title={list.title}
        width={width}
        detail={<span role="status">{countOf(standing, rows.length, day)}</span>}
        actions={
          <>
            {atDesk ? <Adding day={day} /> : null}
            <Age list="appointments" />
            <IconButton
              icon={PrintIcon}
              label={pageWords.print}
              disabled={rows.length === 0 || printing || !named}
              onClick={() => send({ type: 'print.requested' })}
            />
          </>
        }
        below={
          <Tabs
            id="appointments"
            label={list.viewsLabel}
            tabs={VIEWS.map((value) => ({ value, label: list.views[value] }))}
            value={view}
            onChange={(value) => send({ type: 'view.chosen', view: value, at: now() })}
          />
        }
      />
      <Page width={width}>
        {/* Where none could be loaded, the next step is to try again. */}
        {atDesk || standing === 'failed' || standing === 'unreadable' ? null : (
          <Floating>
            <Adding day={day} />
          </Floating>
        )}
        <UnderFloating>
          {misread ? (
            <Banner tone="warning" announced>
              {list.misread}
            </Banner>
          ) : null}
          <NamesTrouble lists={NAMES} prefix={list.patientsError} evenKnown={rows.some((row) => guestOf(row).lack === 'unread')} />
          <MoveStrip />
          <TabPanel id="appointments" value={view}>
            {view === 'today' ? null : fields === null ? <Bone height="100px" /> : view === 'date' ? <fields.DateField /> : <fields.RangeFields />}
            {day === null ? null : <WeekBar day={day} />}
            {table === null ? <SkeletonRows count={8} label={list.loading} /> : day === null ? <Range /> : <DayRows day={day} />}
          </TabPanel>
        </UnderFloating>
      </Page>
      {telling && message ? <telling.MessageSheet key={message.id} appointment={message} /> : null}
      <Paper />
    </>
  );
};
