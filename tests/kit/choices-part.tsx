import { CheckField } from '../../src/views/kit/fields/choice/check-field.tsx';
import { ChoiceField } from '../../src/views/kit/fields/choice/choice-field.tsx';
import { QuickChoices } from '../../src/views/kit/fields/choice/quick-choices.tsx';
import { Held, Part } from './part.tsx';

const methods = ['کارت به کارت', 'کارت‌خوان', 'انتقال پایا', 'انتقال شبا', 'نقدی', 'چک'].map((label, index) => ({ value: index + 1, label }));
const kinds = [
  { value: 'new', label: 'شروع درمان' },
  { value: 'more', label: 'ادامه درمان' },
];
const long = [
  { value: 1, label: 'بیمه‌شده اصلی که قرارداد به نام خود اوست' },
  { value: 2, label: 'فرد تحت تکفل بیمه‌شده' },
];
const nothing = () => undefined;

/** One of a few, and yes or no. */
export const Choices = () => (
  <Part title="انتخاب‌ها">
    <Held<number | string | null> from={null}>
      {(value, hold) => <ChoiceField label="نوع پرداخت" required choices={methods} value={value} onChange={hold} />}
    </Held>
    <Held<number | string | null> from={2}>
      {(value, hold) => <ChoiceField label="نوع پرداخت (انتخاب‌شده)" choices={methods} value={value} onChange={hold} hint="آخرین روش این بیمار" />}
    </Held>
    <Held<number | string | null> from="crypto">
      {(value, hold) => <ChoiceField label="نوع پرداخت (کد ناشناخته)" choices={methods.slice(0, 3)} value={value} onChange={hold} />}
    </Held>
    <Held<number | string | null> from={5}>
      {(value, hold) => <ChoiceField label="نوع پرداخت (پیش‌فرض)" preset choices={methods} value={value} onChange={hold} />}
    </Held>
    <Held<number | string | null> from={5}>
      {(value, hold) => <QuickChoices label="پرکاربردها" options={methods} value={typeof value === 'number' ? value : null} onChoose={hold} />}
    </Held>
    <ChoiceField label="نوع پرداخت (خطا)" required choices={methods.slice(0, 3)} value={null} onChange={nothing} error="نوع پرداخت را انتخاب کنید." />
    <ChoiceField label="نوبت (هشدار)" choices={kinds} value="new" onChange={nothing} warning="این بیمار درمان نیمه‌تمام دارد." />
    <ChoiceField label="نوبت (غیرفعال)" choices={kinds} value="more" onChange={nothing} disabled />
    <ChoiceField label="متن بلند" choices={long} value={2} onChange={nothing} />
    <Held from={false}>{(value, hold) => <CheckField label="این کلینیک مطب شخصی من است" value={value} onChange={hold} />}</Held>
    <Held from={true}>
      {(value, hold) => <CheckField label="مبلغ با بیمار تسویه شده است" value={value} onChange={hold} hint="پس از ثبت هم می‌توان آن را برگرداند." />}
    </Held>
    <CheckField label="شرایط را می‌پذیرم" required value={false} onChange={nothing} error="بدون پذیرش شرایط نمی‌توان ادامه داد." />
    <CheckField label="چک پاس شده است" value={true} onChange={nothing} warning="سررسید این چک هنوز نرسیده است." />
    <CheckField label="غیرفعال و خالی" value={false} onChange={nothing} disabled />
    <CheckField label="غیرفعال و انتخاب‌شده" value={true} onChange={nothing} disabled />
    <CheckField
      label="بیمار از عوارض درمان، هزینه‌های احتمالی آزمایشگاه و نیاز به مراجعه دوباره آگاه شده و رضایت‌نامه کتبی را امضا کرده است"
      value={true}
      onChange={nothing}
    />
  </Part>
);
