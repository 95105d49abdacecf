import { type Box, meets, type Spot } from './boxes.ts'

/** px of a name: a character, half its height, how far it stands beside its station. */
const NAME = { character: 12.6, half: 9, beside: 17 }
/** What the server keeps free of all names but the first, in both upper corners (draw-map.ts). */
const CORNER = { wide: 162, high: 64 }
/** Characters that follow the name of what lies beyond: 方面. */
const TOWARDS = 2

/**
 * Where the server writes a name: beside its station, or below or above it, wherever there is room
 * first (paint-names.ts).
 */
export function nameBox({ x, y }: Spot, name: string, frame: Box, taken: readonly Box[]) {
  const { character, half, beside } = NAME
  const length = name.length * character
  const beneath = { left: x - length / 2, right: x + length / 2 }
  const level = { top: y - half, bottom: y + half }
  const sides: Box[] = [
    { ...level, left: x + beside, right: x + beside + length },
    { ...level, left: x - beside - length, right: x - beside },
    { ...beneath, top: y + beside, bottom: y + beside + 2 * half },
    { ...beneath, top: y - beside - 2 * half, bottom: y - beside },
  ]
  return sides.find(
    (box) =>
      box.left > frame.left &&
      box.right < frame.right &&
      box.top > frame.top &&
      box.bottom < frame.bottom &&
      !taken.some((other) => meets(box, other)),
  )
}

/** The upper corners, one of which the button takes. */
export function upperCorners({ left, top, right }: Box): Box[] {
  const bottom = top + CORNER.high
  return [
    { left, top, right: left + CORNER.wide, bottom },
    { left: right - CORNER.wide, top, right, bottom },
  ]
}

/** The disc of a station that lies beyond the picture, and its name, which stands towards the middle. */
export function nameOfBeyond({ x, y, name }: Spot & { name: string }, edge: number): Box {
  const length = NAME.beside + (name.length + TOWARDS) * NAME.character
  const [left, right] = x > 0 ? [x - length, x + edge] : [x - edge, x + length]
  return { left, right, top: y - NAME.beside, bottom: y + NAME.beside }
}

/** What is written on a ring (徒歩5分; paint-home.ts). */
export function minutesBox(radius: number, angle: number): Box {
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
  return { left: x - 26, top: y - 8, right: x + 26, bottom: y + 8 }
}
