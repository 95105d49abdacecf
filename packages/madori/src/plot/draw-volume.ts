import { letters } from '../letters.ts'
import type { Plot } from './plot.ts'
import { document, INK, sign } from './svg.ts'

/** m of a storey. */
const STOREY = 2.9
/** Storeys that are drawn at most. */
const HIGHEST = 8

type Spot = { x: number; y: number }

/** 建てられる大きさの目安: how much may stand on the plot, by 建ぺい率 and 容積率. */
export function drawVolume({ men, limits }: Plot): string | null {
  if (!limits) return null
  const { cover, floors, isByRoad } = limits
  const shares = storeysOf(cover, floors)
  const side = Math.sqrt(men)
  // Twice the side is the width of a square that stands on its corner.
  const scale = Math.min(540 / (side * 1.74), 500 / (side + shares.length * STOREY))
  const middle = { x: 330, y: 700 - side * scale * 0.5 }
  const at = (x: number, y: number, z: number): Spot => ({
    x: middle.x + (x - y) * 0.87 * scale,
    y: middle.y + (x + y) * 0.5 * scale - z * scale,
  })
  const half = side / 2
  return document(`建てられる大きさの目安（建ぺい率${cover}%・容積率${floors}%まで）`, [
    face(
      [at(-half, -half, 0), at(half, -half, 0), at(half, half, 0), at(-half, half, 0)],
      INK.lawn,
    ),
    ...shares.map((share, index) => {
      const reach = (side * Math.sqrt(share / 100)) / 2
      const [low, high] = [index * STOREY, (index + 1) * STOREY]
      return [
        face(
          [
            at(-reach, reach, low),
            at(reach, reach, low),
            at(reach, reach, high),
            at(-reach, reach, high),
          ],
          INK.wall,
        ),
        face(
          [
            at(reach, -reach, low),
            at(reach, reach, low),
            at(reach, reach, high),
            at(reach, -reach, high),
          ],
          INK.shade,
        ),
        face(
          [
            at(-reach, -reach, high),
            at(reach, -reach, high),
            at(reach, reach, high),
            at(-reach, reach, high),
          ],
          INK.roof,
        ),
      ].join('')
    }),
    ...(
      [
        ['建築面積の上限', (men * cover) / 100, `建ぺい率${cover}%`],
        [
          '延べ床面積の上限',
          (men * floors) / 100,
          isByRoad ? `前面道路の幅から${floors}%` : `容積率${floors}%`,
        ],
      ] as const
    ).flatMap(([label, area, rate], index) => [
      letters(890, 276 + index * 240, 50, label, 's'),
      letters(890, 366 + index * 240, 84, `約${Math.floor(area)}㎡`),
      letters(890, 430 + index * 240, 48, rate, 's'),
    ]),
    sign('建てられる大きさの目安'),
  ])
}

/** Per cent of the plot on each storey, from the ground: as much as may be built on, then the rest. */
function storeysOf(cover: number, floors: number): number[] {
  const shares: number[] = []
  for (let left = floors; left > 0 && shares.length < HIGHEST; left -= cover) {
    shares.push(Math.min(cover, left))
  }
  return shares
}

const face = (corners: readonly Spot[], fill: string): string =>
  `<path fill="${fill}" stroke="${INK.line}" stroke-width="4" stroke-linejoin="round" d="M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z"/>`
