import { isPlainClick } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { PickerWords, Stat } from '../picker/source.ts'
import styles from './area-map.module.css'
import { FRAME, LAND } from './area-rows.ts'
import { AREA_SHAPES } from './area-shapes.ts'
import { AreaTip } from './area-tip.tsx'
import { MapFrame } from './map-frame.tsx'
import { shadeOf } from './shades.ts'

type Props = {
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

/**
 * The municipalities, shaded by price. Everything that it says and does is in the list as well, so
 * that it is hidden from screen readers and left out by the keyboard.
 */
export function AreaMap(props: Props) {
  const { places, isOn, onToggle, term, limits, words, priceName, around, children } = props
  const [hovered, setHovered] = useState<string>()
  const shape = AREA_SHAPES.find(({ code }) => code === hovered)
  const priceOf = (code: string) => places[code]?.[1] ?? null

  function press(event: MouseEvent<SVGSVGElement>) {
    const code = codeAt(event)
    if (!code || !isPlainClick(event)) return
    event.preventDefault()
    if (places[code] || isOn(code)) onToggle(code)
  }
  return (
    <MapFrame
      around={around}
      tip={shape && <AreaTip {...{ shape, words, priceName }} stat={places[shape.code]} />}
      credit={children}
    >
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        aria-hidden="true"
        className={styles.map}
        onClick={press}
        onPointerOver={(event) => setHovered(codeAt(event))}
        onPointerLeave={() => setHovered(undefined)}
      >
        <path d={LAND} fill="#efeee8" />
        {AREA_SHAPES.map(({ code, slug, path }) => (
          <a key={code} href={term(slug)} tabIndex={-1} data-code={code}>
            <path
              d={path}
              fill={shadeOf(priceOf(code), limits)}
              className={isOn(code) ? styles.on : undefined}
            />
          </a>
        ))}
        {shape && <path d={shape.path} className={styles.edge} />}
        {AREA_SHAPES.map((area) => {
          const price = priceOf(area.code)
          const chosen = isOn(area.code)
          return (
            <text
              key={area.code}
              x={area.x}
              y={area.y}
              className={classNames(chosen && styles.chosen)}
            >
              {chosen && '✓'}
              {area.label}
              {price !== null && (
                <tspan x={area.x} dy={15}>
                  {words.short(price)}
                </tspan>
              )}
            </text>
          )
        })}
        <g fontSize={14} fontWeight={400} letterSpacing={4} opacity={0.7}>
          <text x={86} y={70}>
            玄界灘
          </text>
          <text x={262} y={690}>
            有明海
          </text>
        </g>
      </svg>
    </MapFrame>
  )
}

const codeAt = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('a')?.dataset.code
