import { useState } from 'react';
import { Amount } from '../../src/views/kit/figures/amount.tsx';
import { DayText } from '../../src/views/kit/figures/day-text.tsx';
import { Digits } from '../../src/views/kit/figures/digits.tsx';
import { PhoneText } from '../../src/views/kit/figures/phone-text.tsx';
import { EditIcon, RemoveIcon } from '../../src/views/kit/icons/actions.tsx';
import { AgeTag } from '../../src/views/kit/list/age.tsx';
import { Row } from '../../src/views/kit/list/row.tsx';
import { SwipeRow } from '../../src/views/kit/list/swipe/swipe-row.tsx';
import { VirtualList } from '../../src/views/kit/list/virtual-list.tsx';
import { ActionMenu } from '../../src/views/kit/overlay/action-menu.tsx';
import { Part } from './part.tsx';

const people = ['علی رضایی', 'سمیه حسین‌پور', 'ژاله مؤمنی', 'محمدامین نیک‌نام'];

const Swiped = ({ name, index }: { readonly name: string; readonly index: number }) => {
  const [offset, setOffset] = useState([0, 100, -100, 0][index] ?? 0);
  const close = () => setOffset(0);
  return (
    <SwipeRow
      name={name}
      offset={offset}
      onReleased={(dx) => setOffset(Math.abs(dx) > 75 ? Math.sign(dx) * 100 : 0)}
      onClose={() => undefined}
      onEdit={close}
      onRemove={close}
    >
      <Row
        mark={<Digits>{index + 1}</Digits>}
        title={name}
        detail={
          <>
            <Digits>0012345679</Digits>
            <span>بدون بیمه</span>
            <PhoneText>+989121234567</PhoneText>
          </>
        }
        to={`/patient/${index}`}
        end={
          <ActionMenu
            label={`گزینه‌های ${name}`}
            actions={[
              { label: 'ویرایش', icon: EditIcon, onPick: close },
              { label: 'حذف', icon: RemoveIcon, tone: 'danger', onPick: close },
            ]}
          />
        }
      />
    </SwipeRow>
  );
};

/** Rows, and the figures that stand in them. */
export const Lists = () => (
  <Part title="ردیف‌ها و ارقام">
    {[30_000, 5 * 60_000, 26 * 3_600_000].map((millis) => (
      <div key={millis} style={{ position: 'relative', blockSize: 40 }}>
        <AgeTag millis={millis} />
      </div>
    ))}
    <VirtualList label="بیماران" items={people} keyOf={(name) => name}>
      {(name, index) => <Swiped name={name} index={index} />}
    </VirtualList>
    <Row title="جرم‌گیری" detail={<DayText>2026-11-20</DayText>} end={<Amount toman={1_500_000} short />} />
    <Row title="ایمپلنت" detail={<DayText>1963-08-14</DayText>} end={<Amount toman={41_111_111} short />} />
    <p>
      بدهی: <Amount toman={-50_000} tone="debt" /> و بستانکاری: <Amount toman={1_250_000_000} tone="credit" />
    </p>
    <Amount toman={12_750_000} size="figure" />
    <p>
      تماس با <PhoneText>+989121234567</PhoneText> در <DayText>2026-11-20</DayText> با کد <Digits>0012345679</Digits>.
    </p>
  </Part>
);
