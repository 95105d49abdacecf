import { isPlainClick } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { PickerWords, Scope, Stat } from '../picker/source.ts'
import styles from './area-map.module.css'
import { FRAME, LAND } from './area-rows.ts'
import { AREA_SHAPES, type AreaShape } from './area-shapes.ts'
import { AreaTip } from './area-tip.tsx'
import { insetOf } from './inset.ts'
import { MapFrame } from './map-frame.tsx'
import { shadeOf } from './shades.ts'

type Props = {
  scope: Scope
  places: Readonly<Record<string, Stat>>
  isOn: (code: string) => boolean
  onToggle: (code: string) => void
  /** The results of a municipality, for those without scripts. */
  term: (slug: string) => string
  limits: readonly number[]
  words: PickerWords
  /** 2LDKの賃料 */
  priceName: string
  /** Where a phone opens the map, in px of the frame. */
  around: { x: number; y: number }
  /** Over its lower corner. */
  children: ReactNode
}

/** Where they are small. */
const { part, box, holds, at } = insetOf({ x: 252, y: 96, width: 160, height: 190 })

/** px: parts of what lies so near are seen there as well. */
const BEYOND = 62
const NEARBY = AREA_SHAPES.filter(
  ({ x, y }) =>
    x > part.x - BEYOND &&
    x < part.x + part.width + BEYOND &&
    y > part.y - BEYOND &&
    y < part.y + part.height + BEYOND,
)

/**
 * The municipalities, shaded by price. Everything that it says and does is in the list as well, so
 * that it is hidden from screen readers and left out by the keyboard.
 */
export function AreaMap(props: Props) {
  const { scope, places, isOn, onToggle, term, limits, words, priceName, around, children } = props
  const [{ code: hovered, isInset }, setHovered] = useState<Hovered>(NOWHERE)
  const shape = AREA_SHAPES.find(({ code }) => code === hovered)
  const priceOf = (code: string) => places[code]?.[1] ?? null

  function press(event: MouseEvent<SVGSVGElement>) {
    const { code } = pointedAt(event)
    if (!code || !isPlainClick(event)) return
    event.preventDefault()
    if (places[code] || isOn(code)) onToggle(code)
  }

  const shapeOf = ({ code, slug, path }: AreaShape) => (
    <a key={code} href={term(slug)} tabIndex={-1} data-code={code}>
      <path
        d={path}
        fill={shadeOf(scope, priceOf(code), limits)}
        className={isOn(code) ? styles.on : undefined}
      />
    </a>
  )
  function label({ code, x, y, label: name }: AreaShape, look?: string) {
    const price = priceOf(code)
    const chosen = isOn(code)
    return (
      <text key={code} {...{ x, y }} className={classNames(chosen && styles.chosen, look)}>
        {chosen && '✓'}
        {name}
        {price !== null && (
          <tspan x={x} dy={15}>
            {words.short(price)}
          </tspan>
        )}
      </text>
    )
  }
  return (
    <MapFrame
      around={around}
      tip={
        shape && (
          <AreaTip
            shape={isInset ? { ...shape, ...at(shape) } : shape}
            stat={places[shape.code]}
            {...{ words, priceName }}
          />
        )
      }
      credit={children}
    >
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        aria-hidden="true"
        className={styles.map}
        onClick={press}
        onPointerOver={(event) => setHovered(pointedAt(event))}
        onPointerLeave={() => setHovered(NOWHERE)}
      >
        <path d={LAND} fill="#efeee8" />
        {AREA_SHAPES.map(shapeOf)}
        {shape && <path d={shape.path} className={styles.edge} />}
        {AREA_SHAPES.map((area) => label(area, holds(area) ? styles.phone : undefined))}
        <g data-inset="" className={styles.wide}>
          <rect {...part} className={styles.part} />
          <svg
            {...box}
            viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
            aria-hidden="true"
          >
            <rect {...part} fill="#cadfe8" />
            <path d={LAND} fill="#efeee8" />
            {NEARBY.map(shapeOf)}
            {shape && <path d={shape.path} className={styles.edge} />}
          </svg>
          {AREA_SHAPES.filter(holds).map((area) => label({ ...area, ...at(area) }))}
          <rect {...box} className={styles.part} />
          <text x={40} y={box.y + 20}>
            福岡市
          </text>
          <text x={95} y={box.y + 58} fontWeight={400} opacity={0.7}>
            博多湾
          </text>
        </g>
        <g fontSize={14} fontWeight={400} letterSpacing={4} opacity={0.7}>
          <text x={86} y={70}>
            玄界灘
          </text>
          <text x={318} y={700}>
            有明海
          </text>
        </g>
      </svg>
    </MapFrame>
  )
}

type Hovered = { code?: string | undefined; isInset?: boolean }

const NOWHERE: Hovered = {}

function pointedAt({ target }: { target: EventTarget }): Hovered {
  const link = (target as Element).closest('a')
  return { code: link?.dataset.code, isInset: Boolean(link?.closest('[data-inset]')) }
}
