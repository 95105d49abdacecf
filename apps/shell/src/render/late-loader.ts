import { createHash } from 'node:crypto'

/**
 * The one inline script; its text never changes, so its hash stands in every CSP. Scripts start
 * after the first paint: until then the network belongs to pictures (measured: LCP 1.1 s instead of
 * 1.5 s on a slow phone). A hidden tab paints nothing, hence the timeout.
 */
export const LATE_LOADER = [
  'document.documentElement.dataset.js="";',
  'addEventListener("DOMContentLoaded",()=>{let d;const go=()=>{if(d)return;d=1;',
  'for(const f of JSON.parse(document.getElementById("late").textContent)){',
  'const e=document.createElement(f.preload?"link":"script");',
  'if(f.preload){e.rel="preload";e.as="script";e.href=f.href}else e.src=f.href;',
  'e.crossOrigin="anonymous";e.integrity=f.integrity;document.head.append(e)}};',
  'requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1000)})',
].join('')

export const LATE_LOADER_HASH = `'sha256-${createHash('sha256').update(LATE_LOADER).digest('base64')}'`

/** A script to run, or (`preload`) one that will be asked for soon. */
export type LateFile = { href: string; integrity: string; preload?: true }
