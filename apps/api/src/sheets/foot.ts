import type { SKRSContext2D } from '@napi-rs/canvas'
import { BRAND, telOf } from '@sumai/domain/brand'
import type { Sheet } from '@sumai/outline/sheet'
import { encode } from 'uqr'
import { paintBrand } from '../drawing/brand.ts'
import { COLOURS, PLAIN } from '../drawing/colours.ts'
import { write } from '../drawing/write.ts'
import { BOTTOM, TOP, WHOLE } from './look.ts'

/** pt: the sides of the code, the width of the telephone number, and the room of mark and brand. */
const CODE = 62
const TEL = 150
const BRAND_WIDTH = 140

/** The advertiser as the law asks for it, how to reach it, and the code that leads to the page. */
export async function paintFoot(context: SKRSContext2D, sheet: Sheet): Promise<void> {
  const { shop, dates, site, url } = sheet
  const { primary } = COLOURS[site]
  context.fillStyle = primary
  context.fillRect(WHOLE.x, TOP.foot, WHOLE.width, 2)
  const y = TOP.foot + 7
  await paintBrand(context, { x: WHOLE.x, y: y + 1, height: 20 })
  const words = { x: WHOLE.x, width: WHOLE.width - CODE - TEL - 16, size: 7.5, colour: PLAIN }
  const name = { x: WHOLE.x + BRAND_WIDTH, width: words.width - BRAND_WIDTH }
  write(context, {
    ...words,
    ...name,
    y: y + 3,
    size: 12,
    isBold: true,
    text: shop?.tenpoName ?? '',
  })
  const lines = [
    shop
      ? `〒${shop.zip} ${shop.address}`
      : `〒${BRAND.headOffice.zip} ${BRAND.headOffice.address}`,
    shop ? `営業時間 ${shop.hours}` : BRAND.telHours,
    `${BRAND.legalName}　宅地建物取引業 ${shop?.menkyoNo ?? BRAND.licence}`,
    shop?.kameidantai ?? BRAND.associations.join('、'),
  ]
  lines.forEach((text, index) => {
    write(context, { ...words, y: y + 24 + index * 10, text })
  })
  const tel = { x: WHOLE.x + WHOLE.width - CODE - TEL - 8, width: TEL, align: 'center' as const }
  write(context, { ...tel, y: y + 4, size: 8, colour: PLAIN, text: 'お問い合わせ・内見のご予約' })
  write(context, { ...tel, y: y + 15, size: 20, isBold: true, colour: primary, text: telOf(shop) })
  write(context, { ...tel, y: y + 44, size: 8, text: 'このQRコードから物件のページへ →' })
  paintCode(context, url, { x: WHOLE.x + WHOLE.width - CODE, y })
  write(context, { ...words, width: WHOLE.width, y: BOTTOM - 11, size: 6.5, text: dates })
}

function paintCode(context: SKRSContext2D, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const module = CODE / size
  context.fillStyle = '#000000'
  context.beginPath()
  data.forEach((row, v) => {
    row.forEach((isDark, u) => {
      if (isDark) context.rect(x + u * module, y + v * module, module, module)
    })
  })
  context.fill()
}
