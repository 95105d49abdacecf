import type { FilterGroup } from './filter.ts'

/** What a form says, without its empty fields; a range whose ends have crossed is turned round. */
export function readForm(form: HTMLFormElement, groups: readonly FilterGroup[]): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value)
  }
  for (const group of groups) {
    if (group.kind !== 'range') continue
    const [low, high] = [params.get(group.low.name), params.get(group.high.name)]
    if (low === null || high === null || Number(low) <= Number(high)) continue
    params.set(group.low.name, high)
    params.set(group.high.name, low)
  }
  return params
}
