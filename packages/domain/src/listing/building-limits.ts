/** What the plan of the city says of a plot, and the roads it touches. */
export type Plot = {
  /** 建ぺい率 and 容積率, % */
  kenpei?: number | null
  yoseki?: number | null
  youtoChiiki?: readonly number[]
  setsudoJokyo?: number | null
  setsudo?: readonly { fukuin_m: number }[]
}

/** 住居系の用途地域 (codes.json, youto_chiiki). */
const RESIDENTIAL = [1, 10, 11, 2, 12, 3, 13, 14]
const CORNER = [2, 3, 4]
const CORNER_BONUS = 10
/** m: from this width on, the road does not limit the floor area; a narrower one counts as wide. */
const WIDE_ROAD = 12
const NARROWEST_ROAD = 4

/** 建ぺい率, with the bonus of a corner (建築基準法53条3項2号). */
export const coverageLimit = ({ kenpei, setsudoJokyo }: Plot): number =>
  (kenpei ?? Number.POSITIVE_INFINITY) + (CORNER.includes(setsudoJokyo ?? 0) ? CORNER_BONUS : 0)

/** 容積率 to a tenth, where the widest road does not say less (建築基準法52条2項). */
export function floorAreaLimit({ yoseki, youtoChiiki = [], setsudo = [] }: Plot): number {
  const planned = yoseki ?? Number.POSITIVE_INFINITY
  const widths = setsudo.map(({ fukuin_m }) => Math.max(NARROWEST_ROAD, fukuin_m))
  const widest = Math.max(...widths)
  if (widths.length === 0 || widest >= WIDE_ROAD) return planned
  const isResidential = youtoChiiki.some((code) => RESIDENTIAL.includes(code))
  const ofRoad = Math.round(widest * (isResidential ? 400 : 600)) / 10
  return Math.min(planned, ofRoad)
}

type House = {
  /** m² */
  tochiMen: number
  tatemonoMen: number
  floors: number
}

/** At least this much of the plot is built on, and this much floor stands on it, in %. */
export const built = ({ tochiMen, tatemonoMen, floors }: House) => ({
  coverage: (tatemonoMen / floors / tochiMen) * 100,
  floorArea: (tatemonoMen / tochiMen) * 100,
})

/** The smallest plot (m²) on which a house of these storeys and m² may stand. */
export const smallestPlot = (plot: Plot, { tatemonoMen, floors }: Omit<House, 'tochiMen'>) =>
  Math.max(
    tatemonoMen / floors / (coverageLimit(plot) / 100),
    tatemonoMen / (floorAreaLimit(plot) / 100),
  )
