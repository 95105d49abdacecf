import { useState } from 'react'
import type { Listing } from '../listings.queries.ts'

export type Selection = ReturnType<typeof useSelection>

/** Which rows are chosen; those that are no longer shown count no more. */
export function useSelection(rows: readonly Listing[]) {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set())
  const [latest, setLatest] = useState<string>()
  const chosen = rows.filter(({ bukkenNo }) => numbers.has(bukkenNo))
  const isAll = rows.length > 0 && chosen.length === rows.length

  function toggle({ bukkenNo }: Listing, isRange: boolean) {
    const at = rows.findIndex((row) => row.bukkenNo === bukkenNo)
    const from = isRange ? rows.findIndex((row) => row.bukkenNo === latest) : at
    const ends = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)]
    const range = rows.slice(ends[0], (ends[1] ?? at) + 1)
    const isOn = !numbers.has(bukkenNo)
    const next = new Set(numbers)
    for (const row of range) {
      if (isOn) next.add(row.bukkenNo)
      else next.delete(row.bukkenNo)
    }
    setNumbers(next)
    setLatest(bukkenNo)
  }

  return {
    chosen,
    isAll,
    has: ({ bukkenNo }: Listing) => numbers.has(bukkenNo),
    toggle,
    toggleAll: () => setNumbers(new Set(isAll ? [] : rows.map(({ bukkenNo }) => bukkenNo))),
    clear: () => setNumbers(new Set()),
  }
}
