/** A line of a file: what stands in each column, by the name that the file gives the column. */
export type SourceRow = {
  /** Name of the file, and the line where the row begins, counted from 1. */
  file: string
  line: number
  cells: Readonly<Record<string, unknown>>
  /** Whether cells have types of their own, as in NDJSON; those of a CSV are texts. */
  isTyped?: boolean
  /** In Japanese, why the row cannot be read; its cells are those that could be. */
  fault?: string
}

/** No row of a listing comes near it; a larger one is a quote that is not closed, or an attack. */
export const MAX_ROW_CHARS = 1_000_000
export const TOO_LARGE =
  '1行が100万文字を超えています。引用符（"）の閉じ忘れがないか確かめてください。'
