/** Where services are entered, for a choice among them in a practice that has none yet. */
export const enteringServices = {
  none: 'هنوز نوع درمانی ثبت نشده است. درمان‌ها با نرخشان در «انواع خدمات» ثبت می‌شوند. آنچه در این فرم نوشته‌اید نگه داشته می‌شود.',
  label: 'افزودن نوع خدمت',
  to: '/procedure-types',
} as const;
