import { useState } from 'react';
import type { TypedDay, TypedTags } from '../../src/schema/kit/shape.ts';
import { AmountField } from '../../src/views/kit/fields/amount-field.tsx';
import { DayField } from '../../src/views/kit/fields/day-field.tsx';
import { Form } from '../../src/views/kit/fields/form.tsx';
import { SecretField } from '../../src/views/kit/fields/secret/secret-field.tsx';
import { SelectField } from '../../src/views/kit/fields/select-field.tsx';
import { TagField } from '../../src/views/kit/fields/tag-field.tsx';
import { TextField } from '../../src/views/kit/fields/text-field.tsx';
import { SearchIcon } from '../../src/views/kit/icons/actions.tsx';
import { Part } from './part.tsx';

const insurers = ['تأمین اجتماعی', 'سلامت ایرانیان', 'نیروهای مسلح', 'آسیا', 'البرز', 'ایران', 'دانا', 'دی', 'سامان', 'کوثر', 'معلم', 'نوین'];

const clinics = [
  { value: 1, label: 'مطب شخصی دکتر سپهری', detail: 'کلینیک شخصی' },
  { value: 2, label: 'کلینیک دندانپزشکی لبخند', warning: 'بدون قرارداد فعال' },
];

/** Everything that can be filled in. */
export const Fields = () => {
  const [name, setName] = useState('نیک‌نام');
  const [number, setNumber] = useState('0012345679');
  const [query, setQuery] = useState('');
  const [amount, setAmount] = useState('4500000');
  const [tags, setTags] = useState<TypedTags>({ tags: ['دیابت', 'فشار خون بالا'], typed: '' });
  const [day, setDay] = useState<TypedDay>({ typed: '1342/05/23', day: '1963-08-14' });
  const [wrongDay, setWrongDay] = useState<TypedDay>({ typed: '1404/12/30', day: null });
  const [wordedDay, setWordedDay] = useState<TypedDay>({ typed: '', day: null });
  const [insurer, setInsurer] = useState<number | null>(null);
  const [clinic, setClinic] = useState<number | null>(1);
  const [filled, setFilled] = useState(false);
  return (
    <Part title="فیلدها">
      <Form onSubmit={() => undefined} label="نمونه">
        <TextField label="نام خانوادگی" required value={name} onChange={setName} />
        <TextField label="کد ملی" kind="digits" required value={number} onChange={setNumber} warning="رقم کنترل کد ملی درست نیست. لطفاً دوباره بررسی کنید." />
        <TextField label="شماره تماس" kind="phone" value="0912" onChange={() => undefined} error="شماره تماس معتبر نیست." />
        <TextField label="جستجو" kind="search" icon={SearchIcon} value={query} onChange={setQuery} input={{ placeholder: 'نام، کد ملی یا شماره تماس' }} />
        <TextField label="آدرس" multiline value="تهران، خیابان ولیعصر، کوچه شهید رضایی، پلاک ۱۲، طبقه سوم" onChange={() => undefined} hint="با کد پستی" />
        <TextField label="نام کاربری" kind="latin" value="dr.niknam" onChange={() => undefined} disabled />
        <SecretField label="رمز عبور" name="password" filled={filled} onFilled={setFilled} />
        <AmountField label="مبلغ" value={amount} onChange={setAmount} />
        <SelectField
          label="بیمه"
          noneLabel="بدون بیمه"
          options={insurers.map((label, value) => ({
            value,
            label,
            first: value === 4,
            ...(value === 0 ? { detail: 'درمان غیرمستقیم' } : {}),
            ...(value === 6 ? { warning: 'بدون قرارداد فعال' } : {}),
          }))}
          value={insurer}
          onChange={setInsurer}
        />
        <SelectField label="کلینیک (پیش‌فرض)" preset options={clinics} value={clinic} onChange={setClinic} />
        <SelectField
          label="کلینیک (با افزودن)"
          options={clinics}
          value={clinic}
          onChange={setClinic}
          adding={{ label: 'افزودن کلینیک', onAdd: () => setClinic(null) }}
        />
        <DayField label="تاریخ تولد" value={day} onChange={setDay} today="2026-11-20" max="2026-11-20" birth openOnYear={1370} />
        <DayField label="تاریخ درمان" value={wrongDay} onChange={setWrongDay} today="2026-11-20" max="2026-11-20" error="تاریخ نامعتبر است." />
        <DayField label="تاریخ پرداخت (پیش‌فرض)" preset value={{ typed: '1405/08/29', day: '2026-11-20' }} onChange={() => undefined} today="2026-11-20" />
        <DayField label="تاریخ با کلمه" value={wordedDay} onChange={setWordedDay} today="2026-11-20" />
        <TagField label="بیماری‌های زمینه‌ای" value={tags} onChange={setTags} />
      </Form>
    </Part>
  );
};
