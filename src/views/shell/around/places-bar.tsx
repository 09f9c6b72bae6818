import { PlusIcon } from '../../kit/icons/actions.tsx';
import { CalendarIcon, HomeIcon, LedgerIcon, PeopleIcon } from '../../kit/icons/places.tsx';
import { BottomBar } from '../../kit/page/bottom-bar.tsx';
import { nav } from '../texts/around.ts';

export interface PlacesBarProps {
  readonly path: string;
  readonly rail?: boolean;
  readonly open: boolean;
  readonly onPlus: () => void;
}

/** The four places that are one tap away, and the plus between them. */
export const PlacesBar = ({ path, rail = false, open, onPlus }: PlacesBarProps) => {
  const within = (to: string) => path === to || path.startsWith(`${to}/`);
  return (
    <BottomBar
      label={nav.bar}
      rail={rail}
      plusLabel={nav.quick}
      plusIcon={PlusIcon}
      plusOpen={open}
      onPlus={onPlus}
      places={[
        { to: '/', label: nav.home, icon: HomeIcon, current: path === '/' },
        { to: '/patients', label: nav.patients, icon: PeopleIcon, current: within('/patients') || within('/patient') },
        { to: '/appointments', label: nav.appointments, icon: CalendarIcon, current: within('/appointments') },
        { to: '/accounting', label: nav.accounting, icon: LedgerIcon, current: within('/accounting') },
      ]}
    />
  );
};
