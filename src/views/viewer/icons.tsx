import { glyph } from '../kit/icons/icon.tsx';

/* A recording runs from left to right everywhere in the world, like its keys. */
export const PlayIcon = /* @__PURE__ */ glyph('M8 5.5l11 6.5-11 6.5z');
export const PauseIcon = /* @__PURE__ */ glyph('M8.5 5.5v13M15.5 5.5v13');
export const StepOnIcon = /* @__PURE__ */ glyph('M9 5l7 7-7 7');
export const StepBackIcon = /* @__PURE__ */ glyph('M15 5l-7 7 7 7');
export const FirstIcon = /* @__PURE__ */ glyph('M18 5l-7 7 7 7M6.5 5v14');
export const LastIcon = /* @__PURE__ */ glyph('M6 5l7 7-7 7M17.5 5v14');
export const DownIcon = /* @__PURE__ */ glyph('M5 9l7 7 7-7');
export const SeekIcon = /* @__PURE__ */ glyph('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20');
export const UpIcon = /* @__PURE__ */ glyph('M5 15l7-7 7 7');
export const LinkIcon = /* @__PURE__ */ glyph('M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1');
export const KeysIcon = /* @__PURE__ */ glyph(
  'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8',
);
export const CallIcon = /* @__PURE__ */ glyph('M8 19V5M8 5L4.5 8.5M8 5l3.5 3.5M16 5v14M16 19l-3.5-3.5M16 19l3.5-3.5');
export const FileIcon = /* @__PURE__ */ glyph(
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M12 17.5v-5.5M9.5 14.5l2.5-2.5 2.5 2.5',
);
export const ForkIcon = /* @__PURE__ */ glyph('M12 20.5v-7l-5.5-6M12 13.5l5.5-6M6.5 12V7.5H11M13 7.5h4.5V12');
