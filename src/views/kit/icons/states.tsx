import { glyph } from './icon.tsx';

export const AlertIcon = /* @__PURE__ */ glyph('M12 4.5L2.8 19.5h18.4zM12 10.5v4M12 17v.01');
export const InfoIcon = /* @__PURE__ */ glyph('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.7v.01');
export const DoneIcon = /* @__PURE__ */ glyph('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.3 12.3l2.7 2.7 4.8-5.3');
export const OfflineIcon = /* @__PURE__ */ glyph('M4 4l16 16M8.6 7.2A5.5 5.5 0 0 1 17.3 10.5 4.3 4.3 0 0 1 20 17.3M17 19H7.5a4.5 4.5 0 0 1-1.2-8.8');
export const SunIcon = /* @__PURE__ */ glyph(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = /* @__PURE__ */ glyph('M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z');
export const DeviceIcon = /* @__PURE__ */ glyph('M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2');
export const BuildIcon = /* @__PURE__ */ glyph(
  'M14.8 4.6a5 5 0 0 0-6.3 6.3L3.8 15.6a2.3 2.3 0 0 0 0 3.3l1.3 1.3a2.3 2.3 0 0 0 3.3 0l4.7-4.7a5 5 0 0 0 6.3-6.3l-3.2 3.2-3.6-1-1-3.6z',
);
