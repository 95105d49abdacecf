/** A line of a CSV; cells are in quotes where they must be. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string): string =>
  /[",\r\n]|^#/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Says to Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'
