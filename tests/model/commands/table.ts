type Row = readonly (string | number)[];

/** Rows under their heads; numbers stand right. */
export const tableText = (heads: readonly string[], rows: readonly Row[]): string => {
  const cells = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row, index) =>
      row
        .map((cell, column) =>
          typeof (rows[Math.max(0, index - 1)] ?? [])[column] === 'number' ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
