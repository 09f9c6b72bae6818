import { BLANKS, PLACES } from '../../schema/messages/message-text.ts';

/** A text that was written before; what only a person knows of the case stands in brackets. */
interface ReadyText {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

const { name, dentist } = PLACES;
const { day, time, amount } = BLANKS;

/** Texts of every day, in our own words. */
export const readyTexts: readonly ReadyText[] = [
  {
    key: 'appointment',
    name: 'یادآوری نوبت',
    text: `با سلام ${name} گرامی، نوبت دندانپزشکی شما ${day} ساعت ${time} است. اگر نمی‌توانید بیایید لطفاً خبر دهید. دکتر ${dentist}`,
  },
  {
    key: 'changed',
    name: 'جابه‌جایی نوبت',
    text: `با سلام ${name} گرامی، نوبت شما به ${day} ساعت ${time} جابه‌جا شد. اگر مناسب نیست لطفاً تماس بگیرید. دکتر ${dentist}`,
  },
  {
    key: 'checkup',
    name: 'معاینه دوره‌ای',
    text: `با سلام ${name} گرامی، زمان معاینه دوره‌ای دندان‌های شما رسیده است. برای تعیین نوبت تماس بگیرید. دکتر ${dentist}`,
  },
  {
    key: 'ready',
    name: 'آماده شدن کار',
    text: `با سلام ${name} گرامی، کار لابراتوار شما آماده است. برای نوبت تحویل تماس بگیرید. دکتر ${dentist}`,
  },
  {
    key: 'care',
    name: 'احوال‌پرسی',
    text: `با سلام ${name} گرامی، امیدواریم حالتان خوب باشد. اگر درد، ورم یا خون‌ریزی دارید با ما تماس بگیرید. دکتر ${dentist}`,
  },
  {
    key: 'account',
    name: 'یادآوری حساب',
    text: `با سلام ${name} گرامی، مانده حساب شما ${amount} تومان است. برای هماهنگی تماس بگیرید. دکتر ${dentist}`,
  },
  {
    key: 'closed',
    name: 'تعطیلی مطب',
    text: `با سلام ${name} گرامی، مطب ${day} تعطیل است. دکتر ${dentist}`,
  },
];
