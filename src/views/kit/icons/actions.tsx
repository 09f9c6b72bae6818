import { glyph } from './icon.tsx';

/** Back points to where a Persian page begins. */
export const BackIcon = /* @__PURE__ */ glyph('M4 12h16M14 6l6 6-6 6');
export const PlusIcon = /* @__PURE__ */ glyph('M12 5v14M5 12h14');
export const CheckIcon = /* @__PURE__ */ glyph('M5 12.5l4.5 4.5L19 7.5');
export const EditIcon = /* @__PURE__ */ glyph('M4 20l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19 4 20zM14 6.5l3.5 3.5');
export const RemoveIcon = /* @__PURE__ */ glyph(
  'M4.5 7h15M9.5 7V4.8c0-.7.6-1.3 1.3-1.3h2.4c.7 0 1.3.6 1.3 1.3V7M6.5 7l.8 11.6c.1 1.1 1 1.9 2 1.9h5.4c1 0 1.9-.8 2-1.9L17.5 7M10.3 11v5.5M13.7 11v5.5',
);
export const MoreIcon = /* @__PURE__ */ glyph(
  'M12 5a.6.6 0 1 0 0 1.2A.6.6 0 0 0 12 5zM12 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zM12 17.8a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2z',
);
export const SearchIcon = /* @__PURE__ */ glyph('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20');
export const SortIcon = /* @__PURE__ */ glyph('M20 7H6M20 12H10M20 17h-6');
export const PrintIcon = /* @__PURE__ */ glyph(
  'M7.5 8.5V4h9v4.5M7.5 16.5H5.8A1.8 1.8 0 0 1 4 14.7v-4.4A1.8 1.8 0 0 1 5.8 8.5h12.4A1.8 1.8 0 0 1 20 10.3v4.4a1.8 1.8 0 0 1-1.8 1.8h-1.7M7.5 14h9v6h-9z',
);
export const RefreshIcon = /* @__PURE__ */ glyph('M5 12a7 7 0 0 1 12-4.9L19.5 9.5M19.5 4.5v5h-5M19 12a7 7 0 0 1-12 4.9L4.5 14.5M4.5 19.5v-5h5');
export const DoneIcon = /* @__PURE__ */ glyph('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.3 12.3l2.7 2.7 4.8-5.3');
