import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Fact } from '@sumai/outline/facts'
import type { Sheet } from '@sumai/outline/sheet'
import { breakLines } from '../drawing/break-lines.ts'
import { COLOURS, PLAIN, RULE } from '../drawing/colours.ts'
import { font } from '../drawing/fonts.ts'
import { write } from '../drawing/write.ts'
import { TOP, WHOLE } from './look.ts'

const LARGEST = 7.8
const STEP = 0.97
const GAP = 10
const LEADING = 1.3
/** em: the column of the labels, and the room above and below a row. */
const LABEL = 7.6
const PADDING = 0.42

type Row = { label: string; lines: string[]; height: number }
type Column = { x: number; width: number; rows: Row[] }

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0)

/** The outline in two columns, in letters as large as have room; the facilities below them. */
export function paintRows(context: SKRSContext2D, sheet: Sheet): void {
  const available = TOP.foot - TOP.rows - 6
  for (let size = LARGEST; ; size *= STEP) {
    const [all] = rowsIn(
      context,
      [{ label: '設備・条件', value: sheet.facilities }],
      WHOLE.width,
      size,
    )
    const width = (WHOLE.width - GAP) / 2
    const [left, right] = inTwo(rowsIn(context, sheet.rows, width, size))
    const height = Math.max(heightOf(left), heightOf(right))
    const below = sheet.facilities && all ? all.height : 0
    if (height + below > available && size > 4) continue
    const columns: Column[] = [
      { x: WHOLE.x, width, rows: left },
      { x: WHOLE.x + width + GAP, width, rows: right },
    ]
    for (const column of columns) paintColumn(context, sheet, column, TOP.rows, size)
    if (all && below) {
      paintColumn(context, sheet, { ...WHOLE, rows: [all] }, TOP.rows + height, size)
    }
    return
  }
}

function rowsIn(context: SKRSContext2D, facts: readonly Fact[], width: number, size: number) {
  context.font = font(size)
  const measure = (line: string) => context.measureText(line).width
  const inner = width - (LABEL + PADDING * 2) * size
  return facts.map(({ label, value }): Row => {
    const texts = typeof value === 'string' ? [value] : value.filter(Boolean)
    const lines = texts.flatMap((text) => breakLines(text, inner, measure))
    return { label, lines, height: (lines.length * LEADING + PADDING * 2) * size }
  })
}

/** Where both columns come out about as long. */
function inTwo(rows: readonly Row[]): [Row[], Row[]] {
  const half = heightOf(rows) / 2
  let split = 0
  for (let sum = 0; split < rows.length && sum < half; split++) sum += rows[split]?.height ?? 0
  return [rows.slice(0, split), rows.slice(split)]
}

function paintColumn(
  context: SKRSContext2D,
  { site }: Sheet,
  { x, width, rows }: Column,
  top: number,
  size: number,
): void {
  let y = top
  for (const { label, lines, height } of rows) {
    context.fillStyle = COLOURS[site].tint
    context.fillRect(x, y, LABEL * size, height)
    context.fillStyle = RULE
    context.fillRect(x, y, width, 0.5)
    const row = { size, leading: LEADING }
    const own = { x: x + PADDING * size, width: (LABEL - PADDING * 2) * size }
    write(context, { ...row, ...own, y: y + PADDING * size, colour: PLAIN, text: label })
    lines.forEach((text, index) => {
      write(context, {
        ...{ ...row, x: x + (LABEL + PADDING) * size, width: width - LABEL * size },
        y: y + (PADDING + index * LEADING) * size,
        text,
      })
    })
    y += height
  }
  context.fillStyle = RULE
  context.fillRect(x, y, width, 0.5)
}
