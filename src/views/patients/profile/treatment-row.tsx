import { css } from '@linaria/core';
import type { Surgery } from '../../../schema/treatments/surgery.ts';
import { useSend } from '../../kit/actors.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { ToothMark } from '../../kit/figures/tooth-mark.tsx';
import { EditIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { Row } from '../../kit/list/row.tsx';
import { SwipingRow } from '../../kit/list/swiping-row.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { words } from '../../kit/texts.ts';
import { weight } from '../../kit/theme/tokens.ts';
import { treatment as texts } from '../texts.ts';
import type { ProfileEvent } from './profile-state.ts';
import { toothText } from './tooth-text.ts';

const amount = css`
  font-weight: ${weight.bold};
`;

interface TreatmentRowProps {
  readonly workflow: string;
  readonly treatment: Surgery;
  readonly type: string;
}

/** One treatment: what, which tooth, when and for how much. */
export const TreatmentRow = ({ workflow, treatment, type }: TreatmentRowProps) => {
  const send = useSend<ProfileEvent>(workflow);
  const { id, tooth_number, surgery_time, total_cost } = treatment;
  const name = texts.label(type, toothText(tooth_number));
  const edit = () => send({ type: 'treatment.edit', surgery: treatment });
  const remove = () => send({ type: 'treatment.remove', id, label: name });
  return (
    <SwipingRow workflow={workflow} id={id} name={name} onEdit={edit} onRemove={remove}>
      <Row
        mark={<ToothMark fdi={tooth_number} />}
        title={type}
        detail={
          <>
            <span>{toothText(tooth_number)}</span>
            {surgery_time ? <DayText>{surgery_time}</DayText> : <span>{texts.undated}</span>}
            <span className={amount}>
              <Amount toman={total_cost} short />
            </span>
          </>
        }
        end={
          <ActionMenu
            label={words.moreOf(name)}
            actions={[
              { label: words.edit, icon: EditIcon, onPick: edit },
              { label: words.remove, icon: RemoveIcon, tone: 'danger', onPick: remove },
            ]}
          />
        }
      />
    </SwipingRow>
  );
};
