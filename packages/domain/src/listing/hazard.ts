/** Levels 0 to 5 of the municipalities' hazard maps; 0 is outside every zone. */
type Hazard = {
  kozui: number
  dosha: number
  takashio: number
  tsunami: number
  source: string
  /** `YYYY-MM-DD` */
  checkedOn: string
}

const OUTSIDE = '想定区域の外'

/** Depth classes of the flood maps (国土交通省「水害ハザードマップ作成の手引き」). */
const DEPTHS = [OUTSIDE, '0.5m未満', '0.5〜3m', '3〜5m', '5〜10m', '10m以上']

/** Zones of the 土砂災害防止法: yellow, and red from the third level on. */
const SLOPES = [OUTSIDE, '警戒区域', '警戒区域', '特別警戒区域', '特別警戒区域', '特別警戒区域']

/** Levels of slopes from which on the zone is a red one. */
const RED = 3

/** 土砂災害特別警戒区域: who builds or buys there must be told. */
export const isInRedZone = (hazard: Pick<Hazard, 'dosha'> | null): boolean =>
  hazard !== null && hazard.dosha >= RED

const word = (words: readonly string[], level: number) => words[level] ?? `レベル${level}`

/** Colours of the legends of 重ねるハザードマップ; outside every zone none. */
const NONE = 'none'
const WATER = [NONE, '#f7f5a9', '#ffd8c0', '#ffb7b7', '#ff9191', '#f285c9']
const [YELLOW, RED_ZONE] = ['#ffed4c', '#fb684c']

/** How far water of that depth comes. */
const REACHES = [
  '',
  '床下まで浸水する',
  '1階が浸水する',
  '2階の床まで浸水する',
  '2階が水没する',
  '3階まで水没する',
]
const SLIDES = 'がけ崩れなどのおそれがある区域です。'
const RUINS = '建物が壊れるほどの土砂災害のおそれがある区域です。'
const SLOPE_MEANINGS = ['', SLIDES, SLIDES, RUINS, RUINS, RUINS]

const water = (label: string, level: number, cause: string) => ({
  label,
  look: WATER[level] ?? NONE,
  value: word(DEPTHS, level),
  meaning: REACHES[level] ? `${cause}で${REACHES[level]}想定です。` : '',
})

/**
 * 洪水 0.5〜3m, 土砂災害 警戒区域 …: the depth of the water, or the zone, and what it means; '' outside
 * every zone. `look` is its colour on the maps.
 */
export const hazardRows = ({ kozui, dosha, takashio, tsunami }: Hazard) => [
  water('洪水', kozui, '川の氾濫'),
  {
    ...{ label: '土砂災害', look: [NONE, YELLOW, YELLOW][dosha] ?? RED_ZONE },
    ...{ value: word(SLOPES, dosha), meaning: SLOPE_MEANINGS[dosha] ?? '' },
  },
  water('高潮', takashio, '台風の高潮'),
  water('津波', tsunami, '地震の津波'),
]

const WATERS = { kozui: '洪水', takashio: '高潮', tsunami: '津波' } as const

/**
 * 洪水・高潮の想定区域と土砂災害特別警戒区域に含まれます。: the zones by the names that the law has for
 * them; '' outside every zone.
 */
export function hazardSentence(hazard: Hazard): string {
  const waters = (Object.keys(WATERS) as (keyof typeof WATERS)[])
    .filter((key) => hazard[key] > 0)
    .map((key) => WATERS[key])
  const zones = [
    ...(waters.length > 0 ? [`${waters.join('・')}の想定区域`] : []),
    ...(hazard.dosha > 0 ? [`土砂災害${word(SLOPES, hazard.dosha)}`] : []),
  ]
  return zones.length > 0 ? `${zones.join('と')}に含まれます。` : ''
}
