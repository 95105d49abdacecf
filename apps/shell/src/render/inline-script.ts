import { createHash } from 'node:crypto'
import { PRESS_LISTENER } from '@sumai/shared-state/press-listener'
import { TEXT_SIZE } from '../frame/text-size.ts'

/**
 * Scripts start after the first paint: until then the network belongs to pictures (measured: LCP
 * 1.1 s instead of 1.5 s on a slow phone). A hidden tab paints nothing, hence the timeout. They run
 * in their order, the small entry last: a tool that records stacks (Lighthouse) parses the file once
 * more whose code is being run when an error is made, as React does, and that file would be the
 * libraries.
 */
const LATE_LOADER = [
  'addEventListener("DOMContentLoaded",()=>{let d;const go=()=>{if(d)return;d=1;',
  'for(const f of JSON.parse(document.querySelector("#late").text))document.head.append(',
  'Object.assign(document.createElement(f.src?"script":"link"),f,{crossOrigin:"",async:0}))};',
  'requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1000)})',
].join('')

/**
 * Marks the document: scripts run, how large its text is, and whether the visitor came back to it.
 * In that case the page needs its full height before the browser restores the scroll position, so
 * nothing has a delayed layout (`data-moved`, see after-hydration.ts).
 */
const SELF = [
  '{const d=document.documentElement.dataset;d.js=1;',
  `try{d.size=localStorage["${TEXT_SIZE}"]||""}catch{}`,
  'if(performance.getEntriesByType("navigation")[0]?.type!="navigate")d.moved=1}',
].join('')

/**
 * Loads pictures that are held back (`heldOn` in packages/ui) after a press, without their code.
 */
const RELEASE =
  'onpointerdown=()=>document.querySelectorAll("[data-held]").forEach(s=>s.media="not all");'

/** Paints the received part of the page when the connection stalls (docs/decisions/0015). */
const PAINT_ANYWAY = 'setTimeout(()=>document.querySelector("[rel=expect]")?.remove(),2000);'

/** The one inline script of a page. Its text never changes, so every CSP can allow its hash. */
export const INLINE_SCRIPT = PRESS_LISTENER + SELF + RELEASE + PAINT_ANYWAY + LATE_LOADER

export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`

/** Attributes of a script, or of a link that preloads one. */
export type LateFile = { integrity: string } & (
  | { src: string }
  | { rel: 'preload'; as: 'script'; href: string }
)
