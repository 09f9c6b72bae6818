/** What stands over the columns of due cheques at the desk. */
export const columns = {
  patient: 'بیمار',
  amount: 'مبلغ',
  day: 'سررسید',
  late: 'وضعیت',
  owner: 'صاحب چک',
  phone: 'شماره تماس',
  mark: 'وصول',
} as const;
