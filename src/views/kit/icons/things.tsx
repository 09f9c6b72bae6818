import { glyph } from './icon.tsx';

export const CalendarAddIcon = /* @__PURE__ */ glyph(
  'M19.5 12V7A1.5 1.5 0 0 0 18 5.5H6A1.5 1.5 0 0 0 4.5 7v11.5A1.5 1.5 0 0 0 6 20h6.5M4.5 10h15M8.5 3.5v4M15.5 3.5v4M18 15v6M15 18h6',
);
export const BoxIcon = /* @__PURE__ */ glyph('M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4V13');
export const PrescriptionIcon = /* @__PURE__ */ glyph(
  'M7 3.5h10A1.5 1.5 0 0 1 18.5 5v14A1.5 1.5 0 0 1 17 20.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM12 7v5M9.5 9.5h5M9 15.5h6M10.5 17.8h3',
);
export const InvoiceIcon = /* @__PURE__ */ glyph('M6 3.5h12v17l-2.4-1.6L13.2 20.5 12 19.7l-1.2.8-2.4-1.6L6 20.5zM9.5 8h5M9.5 11.5h5M12 15h2.5');
export const MessageIcon = /* @__PURE__ */ glyph(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v9A1.5 1.5 0 0 1 18.5 17H11l-4.5 3.5V17h-1A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5zM8.5 9.5h7M11.5 12.8h4',
);
export const ClinicIcon = /* @__PURE__ */ glyph('M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 5v15.5M3 20.5h18M10 20.5v-4h4v4M12 7v5M9.5 9.5h5');
export const ShieldIcon = /* @__PURE__ */ glyph('M12 3.5l7 2.5v5.5c0 4.5-2.9 7.6-7 9-4.1-1.4-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10');
export const GroupsIcon = /* @__PURE__ */ glyph('M5 4.5h4.5v4.5H5zM14.5 4.5H19v4.5h-4.5zM5 15h4.5v4.5H5zM14.5 15H19v4.5h-4.5z');
export const LabIcon = /* @__PURE__ */ glyph('M9.5 3.5h5M10.5 3.5V9L5.3 17.7A1.8 1.8 0 0 0 6.9 20.5h10.2a1.8 1.8 0 0 0 1.6-2.8L13.5 9V3.5M7.7 14.5h8.6');
export const PaymentIcon = /* @__PURE__ */ glyph(
  'M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6zM3.5 10h17M14.5 14.5h3',
);
export const ExpenseIcon = /* @__PURE__ */ glyph('M5.5 8h13l-1 12h-11zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const LockIcon = /* @__PURE__ */ glyph(
  'M7 10.5h10A1.5 1.5 0 0 1 18.5 12v7A1.5 1.5 0 0 1 17 20.5H7A1.5 1.5 0 0 1 5.5 19v-7A1.5 1.5 0 0 1 7 10.5zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
);
export const PinIcon = /* @__PURE__ */ glyph(
  'M12 20.5s-6.5-5.6-6.5-10.5a6.5 6.5 0 0 1 13 0c0 4.9-6.5 10.5-6.5 10.5zM12 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
);
export const CameraIcon = /* @__PURE__ */ glyph(
  'M5 7.5h2.5L9 5h6l1.5 2.5H19A1.5 1.5 0 0 1 20.5 9v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 5 7.5zM12 9.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
);
export const DownloadIcon = /* @__PURE__ */ glyph('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15');
export const ForwardIcon = /* @__PURE__ */ glyph('M15 5l-7 7 7 7');
export const BackwardIcon = /* @__PURE__ */ glyph('M9 5l7 7-7 7');
export const DownIcon = /* @__PURE__ */ glyph('M5 9l7 7 7-7');
export const MinusIcon = /* @__PURE__ */ glyph('M5 12h14');
export const PhoneIcon = /* @__PURE__ */ glyph(
  'M8.3 4H5.6A1.6 1.6 0 0 0 4 5.7C4.5 13.6 10.4 19.5 18.3 20a1.6 1.6 0 0 0 1.7-1.6v-2.7l-4-1.6-1.9 1.9c-2.4-1.2-4.1-2.9-5.3-5.3L10 8.8 8.3 4z',
);
export const SignOutIcon = /* @__PURE__ */ glyph('M14 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h7M11 12h9.5M17 8.5l3.5 3.5-3.5 3.5');
