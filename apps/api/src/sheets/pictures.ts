import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import type { Sheet } from '@sumai/outline/sheet'
import { PLAN_NOTE } from '@sumai/outline/sheet'
import { PLAIN, RULE } from '../drawing/colours.ts'
import { contain, cover, type Drawable } from '../drawing/paint-photo.ts'
import { write } from '../drawing/write.ts'
import { HEIGHT, LEFT, RIGHT, TOP } from './look.ts'

const GAP = 6
const LARGE = 168
const CAPTION = 11

export type SheetImages = { photos: (Image | null)[]; plan: Drawable | null; map: Drawable | null }

/** Photos on the left; on the right the plan, or a photo in its place; `false` where it stays empty. */
export function paintPictures(
  context: SKRSContext2D,
  sheet: Sheet,
  { photos, plan }: SheetImages,
): boolean {
  const [first, second, third, fourth] = photos
  const small = { width: (LEFT.width - GAP) / 2, height: HEIGHT.pictures - LARGE - GAP }
  const below = TOP.pictures + LARGE + GAP
  photo(context, first, { ...LEFT, y: TOP.pictures, height: second ? LARGE : HEIGHT.pictures })
  photo(context, second, { x: LEFT.x, y: below, ...small, width: third ? small.width : LEFT.width })
  photo(context, third, { x: LEFT.x + small.width + GAP, y: below, ...small })
  const side = { ...RIGHT, y: TOP.pictures, height: HEIGHT.pictures }
  if (sheet.plan && plan) paintPlan(context, plan, sheet.plan.isSketch, side)
  else photo(context, fourth, side)
  return Boolean(plan ?? fourth)
}

function paintPlan(context: SKRSContext2D, plan: Drawable, isSketch: boolean, box: Box): void {
  const { x, y, width, height } = box
  context.strokeStyle = RULE
  context.lineWidth = 0.6
  context.strokeRect(x, y, width, height)
  contain(context, plan, {
    ...{ x: x + 5, y: y + 5 },
    ...{ width: width - 10, height: height - 10 - CAPTION },
  })
  write(context, {
    ...{ x: x + 6, y: y + height - CAPTION - 1, width: width - 12 },
    ...{ size: 7, colour: PLAIN, align: 'center' as const },
    text: PLAN_NOTE[isSketch ? 'sketch' : 'plan'],
  })
}

type Box = { x: number; y: number; width: number; height: number }

function photo(context: SKRSContext2D, image: Image | null | undefined, box: Box): void {
  if (image) cover(context, image, box)
}
