import { useState } from 'react';
import type { Picked, PickedTeeth } from '../../src/schema/kit/tooth.ts';
import { ToothChart } from '../../src/views/kit/figures/tooth/tooth-chart.tsx';
import { ToothPicker } from '../../src/views/kit/figures/tooth/tooth-picker.tsx';
import { Card } from '../../src/views/kit/page/page.tsx';
import { Part } from './part.tsx';

const treated = ['16', '16', '11', '26', '36', '47', '47', '47', '85'].map((tooth_number, id) => ({ id, tooth_number }));

/** The picture of the mouth, to choose from and to read. */
export const Teeth = () => {
  const [empty, setEmpty] = useState<Picked>({});
  const [adult, setAdult] = useState<Picked>({ quadrant: 1, tooth_number: 6 });
  const [child, setChild] = useState<Picked>({ quadrant: 3, tooth_number: 12 });
  const [several, setSeveral] = useState<PickedTeeth>({ quadrant: 2, tooth_number: 4, other_teeth: ['25', '36'] });
  return (
    <Part title="دندان‌ها">
      <Card title="دندان، خالی">
        <ToothPicker value={empty} onChange={setEmpty} quadrantError="لطفاً کوادرانت را انتخاب کنید" />
      </Card>
      <Card title="دندان دائمی">
        <ToothPicker value={adult} onChange={setAdult} />
      </Card>
      <Card title="دندان شیری">
        <ToothPicker value={child} onChange={setChild} />
      </Card>
      <Card title="چند دندان">
        <ToothPicker several value={several} onChange={(next) => setSeveral((before) => ({ ...before, ...next }))} />
      </Card>
      <Card title="سابقه">
        <ToothChart label="نقشه دندان‌ها" entries={treated}>
          {(entries) => entries.map(({ id }) => <p key={id}>درمان {id}</p>)}
        </ToothChart>
      </Card>
    </Part>
  );
};
