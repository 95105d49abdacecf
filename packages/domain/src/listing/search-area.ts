type Areas = { senyuMen: number | null; tatemonoMen: number | null; tochiMen: number | null }

/**
 * The area that `men_min` and `men_max` compare, m²: that of the flat, else of the building, else
 * of the land. A listing has the first of them that makes sense for its kind.
 */
export const searchArea = ({ senyuMen, tatemonoMen, tochiMen }: Areas): number =>
  senyuMen ?? tatemonoMen ?? tochiMen ?? 0
