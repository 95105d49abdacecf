import { FRAME } from './area-rows.ts'

type Place = { x: number; y: number }

/** Of the sea in the lower corner of the frame. */
const CORNER = { x: 10, width: 272, below: 10 }

/** A part of the frame that is drawn once more, larger, in its lower corner. */
export function insetOf(part: Place & { width: number; height: number }) {
  const scale = CORNER.width / part.width
  const height = part.height * scale
  const box = {
    x: CORNER.x,
    y: FRAME.height - CORNER.below - height,
    width: CORNER.width,
    height,
  }
  return {
    part,
    box,
    holds: ({ x, y }: Place) =>
      x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height,
    /** Where a place of the part is drawn in it. */
    at: ({ x, y }: Place) => ({
      x: box.x + (x - part.x) * scale,
      y: box.y + (y - part.y) * scale,
    }),
  }
}
