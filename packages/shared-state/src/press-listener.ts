/** The sessionStorage key, and the event of the window that tells of a press: the protocol of README.md. */
export const PRESSED = 'sumai.pressed'

/**
 * Inline in every page: hearts answer before their code has come. It notes what the visitor now
 * wants and shows it; a heart that is alive (`data-live`) is left to its own code.
 */
export const PRESS_LISTENER = [
  'addEventListener("click",e=>{const b=e.target.closest("[data-fav]:not([data-live])");if(!b)return;',
  'e.stopPropagation();const a="aria-pressed",on=b.getAttribute(a)!="true";b.setAttribute(a,on);',
  `try{const s=sessionStorage,p=JSON.parse(s["${PRESSED}"]||"{}");p[b.dataset.fav]=on;`,
  `s["${PRESSED}"]=JSON.stringify(p)}catch{}dispatchEvent(new Event("${PRESSED}"))},true);`,
].join('')
