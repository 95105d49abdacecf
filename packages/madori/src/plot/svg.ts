import { LETTERS, letters } from '../letters.ts'
import { PLOT_SIZE } from './plot.ts'

/** The sides of a plot, by `muki`. */
export const MUKI = ['', '北', '北東', '東', '南東', '南', '南西', '西', '北西']

export const INK = {
  ground: '#f4f3ec',
  road: '#e1e4e3',
  line: '#5e6c75',
  text: '#1e2c33',
  accent: '#a34c0c',
  wall: '#ffffff',
  roof: '#d5e4e8',
  shade: '#8fb3bf',
  lawn: '#e3ecd9',
} as const

const STYLE = `text{${LETTERS};fill:${INK.text}}.s{fill-opacity:.8}`

type Size = { width: number; height: number }

export const document = (
  title: string,
  parts: readonly string[],
  { width, height }: Size = PLOT_SIZE,
  ground: string = INK.ground,
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${title}</title><style>${STYLE}</style>`,
    rect({ x: 0, y: 0, width, height }, ground),
    ...parts,
    '</svg>',
  ].join('')

type Box = { x: number; y: number; width: number; height: number }

export const rect = ({ x, y, width, height }: Box, fill: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${fill}"/>`

/** A measure: a line with a stroke at each end. */
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path stroke="${INK.line}" stroke-width="4" d="M${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}M${Math.round(x1)} ${Math.round(y1 - 12)}v24M${Math.round(x2)} ${Math.round(y2 - 12)}v24"/>`

/** North, where the side below looks to `muki` (1 north … 8 north-west). */
export function compass(x: number, y: number, muki: number): string {
  const turn = 180 - (muki - 1) * 45
  const way = (turn * Math.PI) / 180
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})"><circle r="44" fill="#fff" stroke="${INK.line}" stroke-width="4"/><path fill="${INK.accent}" d="M0-50 18 22 0 10-18 22Z"/></g>` +
    letters(x + Math.sin(way) * 80, y - Math.cos(way) * 80 + 17, 48, '北')
  )
}

/** What kind of drawing it is, in the upper left corner. */
export function sign(text: string): string {
  const width = text.length * 48 + 48
  return (
    `<rect x="40" y="84" width="${width}" height="84" rx="10" fill="#fff"/>` +
    letters(40 + width / 2, 143, 48, text)
  )
}
