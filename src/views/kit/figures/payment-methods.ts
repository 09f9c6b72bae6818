/** The payment methods by their codes (PAY-DATA-2). */
export const methods: Readonly<Record<string, string>> = {
  1: 'کارت به کارت',
  2: 'کارت‌خوان',
  3: 'انتقال پایا',
  4: 'انتقال شبا',
  5: 'نقدی',
  6: 'چک',
};
