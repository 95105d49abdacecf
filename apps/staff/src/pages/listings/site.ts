import { data } from 'react-router'

export type Site = 'chintai' | 'baibai'

export const SITES: readonly { site: Site; label: string }[] = [
  { site: 'chintai', label: '賃貸' },
  { site: 'baibai', label: '売買' },
]

/** The site that an address names; 404 for another word. */
export function readSite(text: string | undefined): Site {
  const known = SITES.find(({ site }) => site === text)
  if (!known) throw data(null, 404)
  return known.site
}
