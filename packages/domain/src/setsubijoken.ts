import type { SiteType } from './codes.ts'
import items from './master/setsubijoken.json' with { type: 'json' }

/** One of the 49 facilities and terms of listings; code = group × 100 + number. */
type Setsubi = { code: number; label: string; popular: boolean }
export type SetsubiGroup = { group: string; label: string; items: Setsubi[] }

/** The facilities that visitors of a site can choose, by group. */
export function setsubiGroups(site: SiteType): SetsubiGroup[] {
  const groups = new Map<string, SetsubiGroup>()
  for (const item of items) {
    if (!item.site.includes(site)) continue
    const group = groups.get(item.group) ?? {
      group: item.group,
      label: item.group_label,
      items: [],
    }
    group.items.push({ code: item.code, label: item.label, popular: item.popular })
    groups.set(item.group, group)
  }
  return [...groups.values()]
}

const sitesOf = new Map(items.map(({ code, site }) => [code, site]))

/** Whether listings of a site may have it: nobody who buys is asked for a guarantor. */
export const isSetsubiOf = (site: SiteType, code: number): boolean =>
  sitesOf.get(code)?.includes(site) ?? false

/** Those of both sites. */
export const SETSUBI: readonly Setsubi[] = items

/** '' for a code that does not exist. */
export function setsubiLabel(code: number): string {
  return items.find((item) => item.code === code)?.label ?? ''
}
