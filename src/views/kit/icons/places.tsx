import { glyph } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ glyph('M4 11l8-7 8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20');
export const PeopleIcon = /* @__PURE__ */ glyph(
  'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.3-3.3 3-5.5 6.5-5.5s6.2 2.2 6.5 5.5M15.5 5a3.3 3.3 0 0 1 0 6.2M17.5 14.5c2.3.7 3.8 2.5 4 5',
);
export const PersonIcon = /* @__PURE__ */ glyph('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.5-3.5 3.5-5.5 7.5-5.5s7 2 7.5 5.5');
export const PersonAddIcon = /* @__PURE__ */ glyph(
  'M10 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 10 4zM3 20c.5-3.4 3.3-5.4 7-5.4 1.5 0 2.9.3 4 .9M18.5 14.5v6M15.5 17.5h6',
);
export const CalendarIcon = /* @__PURE__ */ glyph(
  'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v11.5A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 6 5.5zM4.5 10h15M8.5 3.5v4M15.5 3.5v4M8.5 14h.01M12 14h.01M15.5 14h.01M12 16.8h.01M15.5 16.8h.01',
);
export const LedgerIcon = /* @__PURE__ */ glyph('M3.5 20h17M6.5 16.5v-3M12 16.5V8.5M17.5 16.5V4.5');
export const BellIcon = /* @__PURE__ */ glyph('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5');
/** A molar from the front: crown, and two roots. */
export const ToothIcon = /* @__PURE__ */ glyph(
  'M12 6c-1.3-1.3-2.7-2-4.2-2C5.5 4 4 5.8 4 8.3c0 1.7.7 3 1.2 4.7.6 2 .6 7.5 2.8 7.5 2.3 0 1.5-5.5 4-5.5s1.7 5.5 4 5.5c2.2 0 2.2-5.5 2.8-7.5.5-1.7 1.2-3 1.2-4.7C20 5.8 18.5 4 16.2 4c-1.5 0-2.9.7-4.2 2z',
);
