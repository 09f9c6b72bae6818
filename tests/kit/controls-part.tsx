import { useState } from 'react';
import { Button } from '../../src/views/kit/controls/button.tsx';
import { IconButton } from '../../src/views/kit/controls/icon-button.tsx';
import { LinkButton } from '../../src/views/kit/controls/link-button.tsx';
import { SegmentedControl } from '../../src/views/kit/controls/segmented-control.tsx';
import { PlusIcon, PrintIcon, SearchIcon } from '../../src/views/kit/icons/actions.tsx';
import { PhoneIcon } from '../../src/views/kit/icons/things.tsx';
import { Line, Part } from './part.tsx';

/** Buttons and choices. */
export const Controls = () => {
  const [choice, setChoice] = useState<1 | 2>(2);
  return (
    <Part title="دکمه‌ها">
      <Line>
        <Button tone="primary">ذخیره</Button>
        <Button tone="secondary" icon={PlusIcon}>
          افزودن
        </Button>
        <Button>انصراف</Button>
        <Button tone="quiet">بازگشت</Button>
        <Button tone="danger">حذف</Button>
      </Line>
      <Line>
        <Button tone="primary" busy>
          در حال ذخیره...
        </Button>
        <Button tone="primary" disabled>
          ذخیره
        </Button>
        <LinkButton to="tel:+989121234567" tone="secondary" icon={PhoneIcon}>
          تماس
        </LinkButton>
      </Line>
      <Line>
        <IconButton icon={SearchIcon} label="جستجو" />
        <IconButton icon={PlusIcon} label="افزودن" tone="accent" />
        <IconButton icon={PrintIcon} label="چاپ" disabled />
      </Line>
      <SegmentedControl
        label="جنسیت"
        value={choice}
        onChange={setChoice}
        choices={[
          { value: 1, label: 'مرد' },
          { value: 2, label: 'زن' },
        ]}
      />
      <SegmentedControl
        label="بازه"
        value="b"
        onChange={() => undefined}
        disabled
        choices={['a', 'b', 'c'].map((value) => ({ value, label: `گزینه ${value}` }))}
      />
    </Part>
  );
};
