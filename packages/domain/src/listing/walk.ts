/** 80 m of road are one minute, begun minutes count, never 0 (表示規約施行規則). */
export const tohoFun = (metres: number): number => Math.max(1, Math.ceil(metres / 80))

/** Minutes by bicycle at 15 km an hour; begun minutes count. */
export const bicycleFun = (metres: number): number => Math.max(1, Math.ceil(metres / 250))
