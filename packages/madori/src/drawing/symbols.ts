import type { Fixture, FixtureKind } from '../layout/fixtures.ts'
import { cm } from './svg.ts'

/** Drawn with the wall above: `w` along it, `d` away from it; cm. */
const SYMBOLS: Record<FixtureKind, (w: number, d: number) => string> = {
  tub: (w, d) => `${box(0, 0, w, d, 6)}${box(7, 7, w - 14, d - 14, 16)}`,
  basin: (w, d) => `${box(0, 0, w, d, 3)}${ellipse(w / 2, d / 2 + 3, w * 0.34, d * 0.32)}`,
  machine: (w, d) => `${box(0, 0, w, d, 3)}${ellipse(w / 2, d / 2, w * 0.34, w * 0.34)}`,
  toilet: (w, d) =>
    `${box(3, 0, w - 6, 19, 4)}<path d="M7 20H${w - 7}L${w - 4} ${d - 22}Q${w - 4} ${d} ${w / 2} ${d}T4 ${d - 22}Z"/>`,
  counter: (w, d) =>
    `${box(0, 0, w, d, 0)}${box(w * 0.08, 12, w * 0.34, d - 24, 5)}${ring(w * 0.68, d / 2, 9)}${ring(w * 0.86, d / 2, 9)}`,
  island: (w, d) =>
    `${d > 180 ? shelf(w) : ''}${box(0, d - 75, w, 56, 0)}${box(0, d - 19, w, 19, 0)}${box(w * 0.56, d - 66, w * 0.32, 38, 5)}${ring(w * 0.14, d - 47, 9)}${ring(w * 0.3, d - 47, 9)}`,
  fridge: (w, d) => `${box(0, 0, w, d, 3)}<path d="M0 0L${w} ${d}M${w} 0L0 ${d}"/>`,
  shoes: (w, d) => `${box(0, 0, w, d, 0)}<path d="M0 ${d}L${w} 0"/>`,
  bed: (w, d) =>
    `${box(0, 0, w, d, 5)}${box(w / 2 - w * 0.38, 8, w * 0.76, 34, 8)}<path d="M0 58H${w}"/>`,
  sofa: (w, d) => `${box(0, 0, w, d, 12)}<path d="M16 ${d}V24H${w - 16}V${d}M${w / 2} 24V${d}"/>`,
  table: (w, d) =>
    `${box(0, 30, w, d - 60, 5)}${[0.22, 0.78].map((at) => box(w * at - 20, 2, 40, 26, 8) + box(w * at - 20, d - 28, 40, 26, 8)).join('')}`,
  low: (w, d) => box(0, 0, w, d, 4),
  television: (w, d) => `${box(0, 0, w, d, 0)}<path d="M14 ${d - 12}H${w - 14}"/>`,
  desk: (w, d) => `${box(0, 0, w, d, 2)}${box(w / 2 - 20, d - 10, 40, 36, 10)}`,
}

/** Behind whoever cooks: the fridge and a cupboard. */
const shelf = (w: number): string =>
  `${box(0, 0, 60, 60, 3)}<path d="M0 0L60 60M60 0L0 60"/>${box(62, 0, w - 62, 45, 0)}`

const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}"${r ? ` rx="${r}"` : ''}/>`
const ellipse = (x: number, y: number, a: number, b: number): string =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(a)}" ry="${Math.round(b)}"/>`
const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}"/>`

export function symbol(fixture: Fixture): string {
  const { kind, turn, x, y, w, h } = fixture
  const [left, top, right, bottom] = [cm(x), cm(y), cm(x + w), cm(y + h)]
  const draw = SYMBOLS[kind]
  switch (turn) {
    case 'top':
      return moved(left, top, 0, draw(right - left, bottom - top))
    case 'right':
      return moved(right, top, 90, draw(bottom - top, right - left))
    case 'bottom':
      return moved(right, bottom, 180, draw(right - left, bottom - top))
    case 'left':
      return moved(left, bottom, -90, draw(bottom - top, right - left))
  }
}

const moved = (x: number, y: number, turn: number, content: string): string =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}">${content}</g>`
