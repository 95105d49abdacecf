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

const word = (words: readonly string[], level: number) => words[level] ?? `レベル${level}`

/** 洪水 0.5〜3m, 土砂災害 警戒区域 …: the depth of the water, or the zone. */
export const hazardRows = ({ kozui, dosha, takashio, tsunami }: Hazard) => [
  { label: '洪水', value: word(DEPTHS, kozui) },
  { label: '土砂災害', value: word(SLOPES, dosha) },
  { label: '高潮', value: word(DEPTHS, takashio) },
  { label: '津波', value: word(DEPTHS, tsunami) },
]
