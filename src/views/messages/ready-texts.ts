import { BLANKS, PLACES } from '../../schema/messages/message-text.ts';

/** A text that was written before; what only a person knows of the case stands in brackets. */
interface ReadyText {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

const { day, time, amount } = BLANKS;

const ready = (key: string, name: string, says: string): ReadyText => ({ key, name, text: `با سلام ${PLACES.name} گرامی، ${says} دکتر ${PLACES.dentist}` });

/** Texts of every day, in our own words. */
export const readyTexts: readonly ReadyText[] = [
  ready('appointment', 'یادآوری نوبت', `نوبت دندانپزشکی شما ${day} ساعت ${time} است. اگر نمی‌توانید بیایید لطفاً خبر دهید.`),
  ready('changed', 'جابه‌جایی نوبت', `نوبت شما به ${day} ساعت ${time} جابه‌جا شد. اگر مناسب نیست لطفاً تماس بگیرید.`),
  ready('checkup', 'معاینه دوره‌ای', 'زمان معاینه دوره‌ای دندان‌های شما رسیده است. برای تعیین نوبت تماس بگیرید.'),
  ready('ready', 'آماده شدن کار', 'کار لابراتواری شما آماده است. برای نوبت تحویل تماس بگیرید.'),
  ready('care', 'احوال‌پرسی', 'امیدواریم حالتان خوب باشد. اگر درد، ورم یا خون‌ریزی دارید با ما تماس بگیرید.'),
  ready('account', 'یادآوری حساب', `مانده بدهی شما ${amount} تومان است. برای هماهنگی تماس بگیرید.`),
  ready('closed', 'تعطیلی مطب', `مطب ${day} تعطیل است.`),
];
