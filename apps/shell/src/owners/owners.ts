import css from './owners.module.css'

/** Every class name begins with the app that it was built in (packages/build/src/rspack.ts). */
const OWNER = /(?:^|\s)(s|c|b|shell|chintai|baibai)-[^\s]+-[\w+/]{5}(?:\s|$)/

const NAMES: Record<string, string> = { s: 'shell', c: 'chintai', b: 'baibai' }

const TEAM: Record<string, string> = {
  shell: 'shell: platform team',
  chintai: 'chintai: rental team',
  baibai: 'baibai: sales team',
}

export type Region = { element: Element; owner: string }

/** The largest parts of the page that one app has drawn, outermost first. */
export function regionsOf(root: Element): Region[] {
  const regions: Region[] = []
  function walk(element: Element, around: string | undefined) {
    const prefix = OWNER.exec(element.getAttribute('class') ?? '')?.[1]
    const owner = prefix ? (NAMES[prefix] ?? prefix) : around
    if (owner && owner !== around) regions.push({ element, owner })
    for (const child of element.children) walk(child, owner)
  }
  walk(root, undefined)
  return regions
}

/** `?owners`: draws which team owns what over the page, and keeps up with it. */
export function showOwners(): void {
  const layer = document.createElement('div')
  layer.className = css.layer ?? ''
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  const draw = () => layer.replaceChildren(...regionsOf(document.body).flatMap(toBox))
  new ResizeObserver(draw).observe(document.body)
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => !layer.contains(target))) draw()
  }).observe(document.body, { childList: true, subtree: true })
  draw()
}

function toBox({ element, owner }: Region): HTMLElement[] {
  const { top, left, width, height } = element.getBoundingClientRect()
  if (width * height === 0) return []
  const box = document.createElement('div')
  box.className = `${css.box} ${css[owner]}`
  const label = document.createElement('span')
  label.className = css.label ?? ''
  label.textContent = TEAM[owner] ?? owner
  box.append(label)
  Object.assign(box.style, {
    top: `${top + window.scrollY}px`,
    left: `${left + window.scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return [box]
}
