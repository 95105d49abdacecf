import { isPlainClick } from '@sumai/platform'
import { type MouseEvent, useState } from 'react'
import { FRAME, LAND } from '../area-picker/area-rows.ts'
import { AREA_SHAPES } from '../area-picker/area-shapes.ts'
import { AreaTip } from '../area-picker/area-tip.tsx'
import { insetOf } from '../area-picker/inset.ts'
import { MapFrame } from '../area-picker/map-frame.tsx'
import { shadeOf } from '../area-picker/shades.ts'
import type { PickerWords, Scope, Stat } from '../picker/source.ts'
import styles from './school-map.module.css'
import { SCHOOLS, type School } from './schools.ts'

type Props = {
  scope: Scope
  places: Readonly<Record<string, Stat>>
  isOn: (code: string) => boolean
  onToggle: (code: string) => void
  /** The results around a school, for those without scripts. */
  term: (slug: string) => string
  limits: readonly number[]
  words: PickerWords
  /** 2LDKの賃料 */
  priceName: string
}

/** Where half of the schools are. */
const {
  part: CITY,
  box: INSET,
  holds: isInCity,
  at: inInset,
} = insetOf({ x: 243, y: 56, width: 156, height: 180 })

const inset = SCHOOLS.filter(isInCity)
const outside = SCHOOLS.filter((school) => !isInCity(school))

/** Where a school is drawn in px of the frame. */
const drawnAt = (school: School) => (isInCity(school) ? inInset(school) : school)

/**
 * The schools on the municipalities, shaded by the price around them. Everything that it says and
 * does is in the list as well, so that it is hidden from screen readers and left out by the keyboard.
 */
export function SchoolMap(props: Props) {
  const { scope, places, isOn, onToggle, term, limits, words, priceName } = props
  const [hovered, setHovered] = useState<string>()
  const school = SCHOOLS.find(({ code }) => code === hovered)
  const look = {
    ...{ isOn, term },
    has: (code: string) => code in places,
    shade: (code: string) => shadeOf(scope, places[code]?.[1] ?? null, limits),
  }

  function press(event: MouseEvent<SVGSVGElement>) {
    const code = codeAt(event)
    if (!code || !isPlainClick(event)) return
    event.preventDefault()
    if (places[code] || isOn(code)) onToggle(code)
  }
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" className={styles.ground}>
        <defs>
          <Ground />
        </defs>
      </svg>
      <div className={styles.wide}>
        <MapFrame
          around={{ x: INSET.x + INSET.width / 2, y: INSET.y + INSET.height / 2 }}
          tip={
            school && (
              <AreaTip
                shape={{ ...drawnAt(school), name: school.name }}
                stat={places[school.code]}
                {...{ words, priceName }}
              />
            )
          }
        >
          <svg
            viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
            aria-hidden="true"
            className={styles.map}
            onClick={press}
            onPointerOver={(event) => setHovered(codeAt(event))}
            onPointerLeave={() => setHovered(undefined)}
          >
            <use href={`#${GROUND}`} />
            <Dots {...look} schools={outside} />
            <rect {...CITY} className={styles.city} />
            <text x={CITY.x + CITY.width / 2} y={CITY.y + CITY.height / 2} className={styles.part}>
              福岡市の{inset.length}校
              <tspan x={CITY.x + CITY.width / 2} dy={18}>
                左下に拡大
              </tspan>
            </text>
            <svg
              {...INSET}
              aria-hidden="true"
              viewBox={`${CITY.x} ${CITY.y} ${CITY.width} ${CITY.height}`}
            >
              <rect {...CITY} className={styles.sea} />
              <use href={`#${GROUND}`} />
            </svg>
            <Dots {...look} schools={inset} />
            <rect {...INSET} className={styles.city} />
            <text x={INSET.x + 10} y={INSET.y + 20} className={styles.caption}>
              福岡市
            </text>
          </svg>
        </MapFrame>
      </div>
      <PhoneMap {...look} onPress={press} />
    </>
  )
}

const GROUND = 'schools-ground'

/** The land and its municipalities. */
const Ground = () => (
  <g id={GROUND}>
    <path d={LAND} fill="#efeee8" />
    {AREA_SHAPES.map(({ code, path }) => (
      <path key={code} d={path} className={styles.shape} />
    ))}
  </g>
)

/** px of the map on a phone. */
const PHONE = { width: 358, height: 364 }
/** What a phone shows of the frame, one part at a time. */
const PARTS = [
  { name: '福岡市', x: 165, y: 30, width: 239 },
  { name: '筑紫野・久留米から南', x: 55, y: 190, width: 640 },
].map((part) => ({ ...part, height: (part.width * PHONE.height) / PHONE.width }))

type PhoneProps = Omit<DotsProps, 'schools' | 'at'> & {
  onPress: (event: MouseEvent<SVGSVGElement>) => void
}

/** The same schools on a phone, where half of the map is seen with all its names. */
function PhoneMap({ onPress, ...look }: PhoneProps) {
  const [chosen, setChosen] = useState(0)
  const part = PARTS[chosen] ?? PARTS[0]
  if (!part) return null
  const scale = PHONE.width / part.width
  const at = ({ x, y }: School) => ({ x: (x - part.x) * scale, y: (y - part.y) * scale })
  return (
    <div className={styles.phone}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no field of the form around it. */}
      <div role="group" aria-label="地図の範囲" className={styles.parts}>
        {PARTS.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${PHONE.width} ${PHONE.height}`}
        aria-hidden="true"
        className={styles.map}
        onClick={onPress}
      >
        <svg
          width={PHONE.width}
          height={PHONE.height}
          aria-hidden="true"
          viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        >
          <use href={`#${GROUND}`} />
        </svg>
        <Dots
          {...look}
          at={at}
          schools={SCHOOLS.filter((school) => isInCityPart(school) === (chosen === 0))}
        />
      </svg>
    </div>
  )
}

/** Whether the first part shows a school, or the second. */
const isInCityPart = ({ x, y }: School) => x < 404 && y < 240

type DotsProps = Pick<Props, 'isOn' | 'term'> & {
  schools: readonly School[]
  has: (code: string) => boolean
  /** The colour of the price around it. */
  shade: (code: string) => string
  /** Where a school is drawn. */
  at?: (school: School) => { x: number; y: number }
}

/** How far a name is from its dot. */
const ASIDE = { e: 13, w: -13, s: 0 } as const

function Dots({ schools, isOn, term, has, shade, at = drawnAt }: DotsProps) {
  return schools.map((school) => {
    const { code, slug, label } = school
    const { x, y } = at(school)
    return (
      <a
        key={code}
        href={term(slug)}
        tabIndex={-1}
        data-code={code}
        data-on={isOn(code) || undefined}
        data-none={!has(code) || undefined}
        className={styles.school}
      >
        <circle cx={x} cy={y} r={isOn(code) ? 10 : 8.5} fill={shade(code)} />
        <text
          x={x + (ASIDE[label.side as keyof typeof ASIDE] ?? 0)}
          y={y + label.below + (label.side === 's' ? 4 : 0)}
          data-side={label.side}
        >
          {isOn(code) && '✓'}
          {label.text}
        </text>
      </a>
    )
  })
}

const codeAt = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('a')?.dataset.code
