import { createHash } from 'node:crypto'
import { PRESS_LISTENER } from '@sumai/shared-state/press-listener'

/**
 * Scripts start after the first paint: until then the network belongs to pictures (measured: LCP
 * 1.1 s instead of 1.5 s on a slow phone). A hidden tab paints nothing, hence the timeout.
 */
const LATE_LOADER = [
  'addEventListener("DOMContentLoaded",()=>{let d;const go=()=>{if(d)return;d=1;',
  'for(const f of JSON.parse(document.querySelector("#late").text))document.head.append(',
  'Object.assign(document.createElement(f.src?"script":"link"),f,{crossOrigin:""}))};',
  'requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1000)})',
].join('')

/**
 * Marks the document: scripts run, and whether the visitor came back to it. Then it must have its old
 * height before the browser restores the scroll position, so long lists lay out whole (`data-moved`,
 * see after-hydration.ts).
 */
const SELF = [
  '{const d=document.documentElement.dataset;d.js=1;',
  'if(performance.getEntriesByType("navigation")[0]?.type!="navigate")d.moved=1}',
].join('')

/** Pictures that are held back (`heldOn` in packages/ui) come with a press, with or without their code. */
const RELEASE =
  'onpointerdown=()=>document.querySelectorAll("[data-held]").forEach(s=>s.media="not all");'

/** A connection that stalls half way: what has come of the page is painted (docs/decisions/0015). */
const PAINT_ANYWAY = 'setTimeout(()=>document.querySelector("[rel=expect]")?.remove(),2000);'

/** The one inline script of a page. Its text never changes, so its hash stands in every CSP. */
export const INLINE_SCRIPT = PRESS_LISTENER + SELF + RELEASE + PAINT_ANYWAY + LATE_LOADER

export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`

/** Attributes of a script to run, or of a link to one that will be asked for soon. */
export type LateFile = { integrity: string } & (
  | { src: string }
  | { rel: 'preload'; as: 'script'; href: string }
)
