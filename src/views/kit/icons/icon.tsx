/** Icons are drawn in one stroke of 1.75 on a grid of 24, in the direction in which a Persian page reads. */
interface IconProps {
  /** Side in pixels; 24 unless given. */
  readonly size?: number;
  /** What it means where no text says so; without it the icon is decoration. */
  readonly title?: string;
}

export type Icon = (props: IconProps) => React.JSX.Element;

/** Makes an icon from the path data of its strokes. */
export const glyph =
  (strokes: string): Icon =>
  ({ size = 24, title }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title && 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      <path d={strokes} />
    </svg>
  );
