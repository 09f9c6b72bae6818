import { rowsIn } from '../../../machines/kit/rows.ts';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { ClinicIcon, ShieldIcon } from '../../kit/icons/things.tsx';
import { useListState, useRows } from '../../kit/resources.ts';
import { settings } from '../texts/settings.ts';
import { clamped, SettingsList } from './settings-list.tsx';

const byName = (one: { readonly name: string }, other: { readonly name: string }) => persianOrder(one.name, other.name);

/** The clinics of the dentist (SHL-SET-7). */
export const ClinicsKept = () => {
  const rows = useRows('clinics');
  return (
    <SettingsList
      resource="clinics"
      texts={settings.clinicList}
      rows={rows.toSorted(byName).map((row) => ({
        of: { resource: 'clinics', row },
        to: `/edit-clinic/${row.id}`,
        mark: <ClinicIcon />,
        detail: (
          <>
            {row.is_personal ? <span>{settings.clinicList.personal}</span> : null}
            {row.phone ? <PhoneText>{row.phone}</PhoneText> : null}
            <span className={clamped}>{row.address}</span>
          </>
        ),
      }))}
    />
  );
};

/** The insurances of the practice (SHL-SET-8). */
export const InsurancesKept = () => {
  const rows = useRows('insurances');
  const levels = useRows('insuranceTariffs');
  const { known, failure, unreadable } = useListState('insuranceTariffs');
  const { levels: counted, levelsLoading, levelsMissing, levelsUnread } = settings.insuranceList;
  // An insurance has no levels only where that is known.
  const levelsOf = (id: number): string =>
    unreadable > 0 ? levelsUnread : known ? counted(rowsIn(levels, 'insurance', id).length) : failure ? levelsMissing : levelsLoading;
  return (
    <SettingsList
      resource="insurances"
      texts={settings.insuranceList}
      rows={rows.toSorted(byName).map((row) => ({
        of: { resource: 'insurances', row },
        to: `/insurances/${row.id}`,
        mark: <ShieldIcon />,
        detail: levelsOf(row.id),
      }))}
    >
      <LinkButton to="/insurances" tone="quiet">
        {settings.allInsurances}
      </LinkButton>
    </SettingsList>
  );
};
