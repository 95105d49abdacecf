import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'

export type Drawable = Image | Canvas

type Box = { x: number; y: number; width: number; height: number }

/** The middle of a picture, as large as fills the box. */
export function cover(context: SKRSContext2D, image: Drawable, box: Box): void {
  const scale = Math.max(box.width / image.width, box.height / image.height)
  const [width, height] = [box.width / scale, box.height / scale]
  const [left, top] = [(image.width - width) / 2, (image.height - height) / 2]
  context.drawImage(image, left, top, width, height, box.x, box.y, box.width, box.height)
}

/** The whole picture, in the middle of the box. */
export function contain(context: SKRSContext2D, image: Drawable, box: Box): void {
  const scale = Math.min(box.width / image.width, box.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  context.drawImage(image, x, y, width, height)
}
