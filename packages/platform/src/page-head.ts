import { useOutletContext } from 'react-router'
import type { Crumb } from './route-handle.ts'

/** What the shell writes above a page, or a page that draws its head writes in it. */
export type PageHead = { breadcrumbs: readonly Crumb[]; heading: string | null }

const NONE: PageHead = { breadcrumbs: [], heading: null }

/** Breadcrumbs and heading of the page, for one whose handle says `drawsHead`. */
export const usePageHead = (): PageHead => useOutletContext<PageHead | undefined>() ?? NONE
