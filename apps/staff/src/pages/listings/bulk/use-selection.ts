import { useState } from 'react'
import type { Listing } from '../listings.queries.ts'

export type Selection = ReturnType<typeof useSelection>

/**
 * Which rows are chosen; those that are no longer shown count no more. `list` names the conditions:
 * with `chooseAll` homes count too that match them and have not been loaded.
 */
export function useSelection(rows: readonly Listing[], list: string) {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set())
  const [latest, setLatest] = useState<string>()
  const [all, setAll] = useState<{ list: string; rows: readonly Listing[] }>()
  const shown = new Set(rows.map(({ bukkenNo }) => bukkenNo))
  const others = all?.list === list ? all.rows.filter((it) => !shown.has(it.bukkenNo)) : []
  const chosen = [...rows, ...others].filter(({ bukkenNo }) => numbers.has(bukkenNo))
  const isAll = rows.length > 0 && rows.every(({ bukkenNo }) => numbers.has(bukkenNo))

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
  const chooseOnly = (chosen: readonly Listing[]) =>
    setNumbers(new Set(chosen.map(({ bukkenNo }) => bukkenNo)))

  return {
    chosen,
    isAll,
    has: ({ bukkenNo }: Listing) => numbers.has(bukkenNo),
    toggle,
    toggleAll: () => chooseOnly(isAll ? [] : rows),
    chooseAll(rows: readonly Listing[]) {
      setAll({ list, rows })
      chooseOnly(rows)
    },
    /** Beside those that are chosen. */
    choose: (more: readonly Listing[]) =>
      setNumbers((now) => new Set([...now, ...more.map(({ bukkenNo }) => bukkenNo)])),
    clear: () => chooseOnly([]),
  }
}
