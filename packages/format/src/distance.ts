/** 1.2: metres in kilometres. */
export const kilometres = (metres: number): string => (metres / 1000).toFixed(1)

/** 約560m; from a kilometre on 約1.2km. */
export const formatDistance = (metres: number): string =>
  `約${metres < 1000 ? `${metres}m` : `${kilometres(metres)}km`}`
