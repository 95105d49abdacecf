import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Sheet } from '@sumai/outline/sheet'
import { COLOURS, PLAIN } from '../drawing/colours.ts'
import { widthOf, write } from '../drawing/write.ts'
import { TOP, WHOLE } from './look.ts'

const KIND = { size: 9, height: 16, padding: 7 }

/** What it is, what it is called, and the line that its agent has written of it. */
export function paintHead(context: SKRSContext2D, sheet: Sheet): void {
  const { primary } = COLOURS[sheet.site]
  const { x, width } = WHOLE
  const kind = widthOf(context, sheet.kind, KIND.size, true) + 2 * KIND.padding
  context.fillStyle = primary
  context.fillRect(x, TOP.head, kind, KIND.height)
  const line = { x, width }
  const white = { colour: '#FFFFFF', isBold: true, size: KIND.size }
  write(context, { ...line, ...white, x: x + KIND.padding, y: TOP.head + 2, text: sheet.kind })
  write(context, {
    ...{ ...line, y: TOP.head + 2, size: 8, colour: PLAIN, align: 'right' },
    text: `物件番号 ${sheet.bukkenNo}`,
  })
  const y = write(context, {
    ...{ ...line, y: TOP.head + 19, size: 18, isBold: true, leading: 1.25 },
    text: sheet.name,
  })
  write(context, { ...line, y, size: 9, colour: PLAIN, text: sheet.headline })
}
