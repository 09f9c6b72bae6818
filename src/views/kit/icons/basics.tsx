import { glyph } from './icon.tsx';

/* What any page may show: a message, a field, a way to close. */
export const CloseIcon = /* @__PURE__ */ glyph('M6 6l12 12M18 6L6 18');
export const EyeIcon = /* @__PURE__ */ glyph(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
);
export const EyeOffIcon = /* @__PURE__ */ glyph(
  'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.6 7.3A15 15 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1M10 10a2.8 2.8 0 0 0 4 4',
);
export const AlertIcon = /* @__PURE__ */ glyph('M12 4.5L2.8 19.5h18.4zM12 10.5v4M12 17v.01');
export const InfoIcon = /* @__PURE__ */ glyph('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.7v.01');
export const OfflineIcon = /* @__PURE__ */ glyph('M4 4l16 16M8.6 7.2A5.5 5.5 0 0 1 17.3 10.5 4.3 4.3 0 0 1 20 17.3M17 19H7.5a4.5 4.5 0 0 1-1.2-8.8');
