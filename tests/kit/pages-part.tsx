import { Button } from '../../src/views/kit/controls/button.tsx';
import { IconButton } from '../../src/views/kit/controls/icon-button.tsx';
import { PrintIcon } from '../../src/views/kit/icons/actions.tsx';
import { Card } from '../../src/views/kit/page/page.tsx';
import { PageHeader } from '../../src/views/kit/page/page-header.tsx';
import { Part } from './part.tsx';

const sizes = [
  ['رقم', '1.875rem'],
  ['عنوان', '1.375rem'],
  ['پیش‌نما', '1.125rem'],
  ['متن', '1rem'],
  ['شرح', '0.8125rem'],
] as const;

/** Heads and cards of screens, and the five sizes of text. */
export const Pages = () => (
  <Part title="صفحه">
    <PageHeader title="پرونده بیمار" detail="علی رضایی" back="/" actions={<IconButton icon={PrintIcon} label="چاپ" />} />
    <Card title="مشخصات فردی">
      <p>هر آنچه به هم تعلق دارد، با عنوان خود.</p>
      <Button tone="secondary">ویرایش</Button>
    </Card>
    {sizes.map(([name, size]) => (
      <p key={name} style={{ fontSize: size }}>
        {name}: ۱۲۳۴۵۶۷۸۹۰، آقای نیک‌نام
      </p>
    ))}
  </Part>
);
