import { createCanvas, loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { Sheet } from '@sumai/outline/sheet'
import type { Drawable } from '../drawing/paint-photo.ts'
import type { ReadPicture } from '../drawing/read-picture.ts'
import { paintCosts, paintMap } from './costs.ts'
import { paintFoot } from './foot.ts'
import { paintHead } from './head.ts'
import { PAGE, TOP } from './look.ts'
import { paintPictures, type SheetImages } from './pictures.ts'
import { paintRows } from './rows.ts'

type Options = {
  sheet: Sheet
  read: ReadPicture
  /** The drawing of a plan as SVG. */
  plan: (url: string) => Promise<string | null>
  /** The map of a home as a picture; `null` where our tiles end. */
  map: (at: Sheet['at']) => Promise<Buffer | null>
}

/** A sheet as a PDF of one A4 page, whose texts can be searched. */
export async function drawSheet({ sheet, read, plan, map }: Options): Promise<Buffer> {
  const [photos, planImage, mapBytes] = await Promise.all([
    Promise.all(sheet.photos.map(({ url }) => read(url, 960))),
    sheet.plan && readPlan(sheet.plan.url, read, plan),
    map(sheet.at),
  ])
  const images: SheetImages = {
    photos,
    plan: planImage,
    map: mapBytes && (await loadImage(mapBytes)),
  }
  const document = new PDFDocument({
    ...{ title: `${sheet.name}（${sheet.bukkenNo}）`, encodingQuality: 88, rasterDPI: 200 },
  })
  // The types of the library name the context of browsers.
  const context = document.beginPage(PAGE.width, PAGE.height) as SKRSContext2D
  paintHead(context, sheet)
  const isFull = paintPictures(context, sheet, images)
  paintCosts(context, sheet)
  paintMap(context, images.map, isFull ? TOP.costs : TOP.pictures)
  paintRows(context, sheet)
  await paintFoot(context, sheet)
  document.endPage()
  return document.close()
}

/** px of the longer side of a drawn plan. */
const PLAN = 1400

async function readPlan(
  url: string,
  read: ReadPicture,
  plan: Options['plan'],
): Promise<Drawable | null> {
  const drawing = await plan(url)
  if (drawing === null) return read(url, 960)
  const image = await loadImage(Buffer.from(forPaper(drawing)))
  const scale = PLAN / Math.max(image.width, image.height)
  const canvas = createCanvas(image.width * scale, image.height * scale)
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The library knows no bare number as a width of lines, and paints halos over their letters. */
const forPaper = (svg: string): string =>
  svg
    .replaceAll(/stroke-width:([\d.]+)/g, 'stroke-width:$1px')
    .replace(/paint-order:stroke;[^}]*/, '')
