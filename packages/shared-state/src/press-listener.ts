/** Name of the sessionStorage key and of the window event of a press (protocol: README.md). */
export const PRESSED = 'sumai.pressed'

/**
 * Inline script of every page, so that hearts work before their code is loaded. It stores the press
 * and shows it; hearts with `data-live` have their own code.
 */
export const PRESS_LISTENER = [
  'addEventListener("click",e=>{const b=e.target.closest("[data-fav]:not([data-live])");if(!b)return;',
  'e.stopPropagation();const a="aria-pressed",on=b.getAttribute(a)!="true";b.setAttribute(a,on);',
  `try{const s=sessionStorage,p=JSON.parse(s["${PRESSED}"]||"{}");p[b.dataset.fav]=on;`,
  `s["${PRESSED}"]=JSON.stringify(p)}catch{}dispatchEvent(new Event("${PRESSED}"))},true);`,
].join('')
