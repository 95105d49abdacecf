import { label } from '@sumai/domain/codes'
import { formatSqm } from '@sumai/format/area'
import { formatKakaku } from '@sumai/format/money'
import note from './note.module.css'
import { type Box, type Lot, type PlotLayout, plotLayout, type Road } from './plot-layout.ts'

type Props = { lots: readonly Lot[]; roads: readonly Road[] }

type Look = { fill: string; ink?: string }

const LOOK: Readonly<Record<string, Look>> = {
  販売中: { fill: 'var(--c-primary)', ink: 'var(--c-white)' },
  商談中: { fill: 'var(--c-warn-bg)', ink: 'var(--c-warn)' },
}
const SOLD: Look = { fill: 'var(--c-primary-100)', ink: 'var(--c-ink-2)' }

/** A scheme of the site; a lot leads to its row of the table. */
export function PlotMap({ lots, roads }: Props) {
  const { height, north, ...drawn } = plotLayout(lots, roads)
  return (
    <figure>
      <svg
        width="100%"
        height={height}
        fill="var(--c-ink)"
        fontSize="var(--fs-12)"
        textAnchor="middle"
      >
        <title>区画の模式図</title>
        {drawn.roads.map((way) => (
          <Way key={`${way.x} ${way.y}`} {...way} />
        ))}
        {drawn.lots.map(({ lot, ...box }) => (
          <LotLink key={lot.no} lot={lot} box={box} />
        ))}
        <Compass turn={north} on={drawn.roads[0]} />
      </svg>
      <figcaption className={note.note}>
        区画の広さの割合と販売状況を示す模式図です。
        {roads.length > 0 && '道路の幅と方位は、1号地のものです。'}
        区画を押すと、面積と間取りへ移ります。実際の形と位置は、販売図面と現地でご確認ください。
      </figcaption>
    </figure>
  )
}

function LotLink({ lot, box }: { lot: Lot; box: Box }) {
  const { x, y } = middleOf(box)
  const { fill, ink } = LOOK[lot.status] ?? SOLD
  return (
    <a href={`#${lotId(lot)}`}>
      <g fill={ink}>
        <rect {...boxOf(box)} rx="6" fill={fill} stroke="var(--c-white)" strokeWidth="4" />
        <text x={x} y={y - 15} fontSize="var(--fs-16)" fontWeight="700">
          {lot.no}
        </text>
        <text x={x} y={y + 7} fontWeight="700">
          {lot.status === '販売中' ? formatKakaku(lot.kakaku) : lot.status}
        </text>
        <text x={x} y={y + 25}>
          {formatSqm(lot.tochiMen)}
        </text>
      </g>
    </a>
  )
}

export const lotId = ({ no }: Lot) => `lot-${no}`

const percent = (share: number) => `${share.toFixed(2)}%`

const boxOf = ({ x, width, y, height }: Box) => ({
  x: percent(x),
  width: percent(width),
  y,
  height,
})

const middleX = ({ x, width }: Pick<Box, 'x' | 'width'>) => x + width / 2

const middleOf = (box: Box) => ({ x: percent(middleX(box)), y: box.y + box.height / 2 })

function Way({ road, ...box }: PlotLayout['roads'][number]) {
  const { x, y } = middleOf(box)
  return (
    <>
      <rect {...boxOf(box)} fill="var(--c-line)" />
      {road && (
        <text
          x={x}
          y={y}
          dominantBaseline="central"
          writingMode={box.width === 100 ? undefined : 'vertical-rl'}
        >
          {`${label('muki', road.muki)} ${label('doro_shubetu', road.doroShubetu)} ${road.fukuinM.toFixed(1)}m`}
        </text>
      )}
    </>
  )
}

/** On the road of the first lot, where nothing else is written. */
function Compass({ turn, on }: { turn: number; on: PlotLayout['roads'][number] | undefined }) {
  if (!on?.road) return null
  const isAlong = on.width === 100
  return (
    <svg
      aria-hidden="true"
      x={percent(isAlong ? 16 : middleX(on))}
      y={on.y + (isAlong ? on.height / 2 : 28)}
      overflow="visible"
    >
      <circle r="12" fill="var(--c-white)" />
      <text dominantBaseline="central">北</text>
      <path d="M0-19 6-11H-6Z" transform={`rotate(${turn})`} />
    </svg>
  )
}
