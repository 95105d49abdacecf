import type { LintErrors } from './publish-lint.ts'

/** Storeys of a building; -1 is the first one below the ground. */
type Floors = {
  kai?: number | null
  kaiTo?: number | null
  above?: number | null
  below?: number | null
}

/** Whether a home lies on a floor that its building has. */
export function lintFloors({ kai, kaiTo, above, below }: Floors): LintErrors {
  if (!above) return {}
  const isThere = (floor: number | null | undefined) =>
    floor == null || (floor <= above && floor >= -(below ?? 0))
  const errors = [`建物は地上${above}階建です。所在階か階数を確かめてください。`]
  return {
    ...(!isThere(kai) && { kai: errors }),
    ...(!isThere(kaiTo) && { kai_to: errors }),
  }
}
