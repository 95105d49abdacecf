import css from './owners.module.css'

/**
 * A class name of a CSS module (packages/build/src/class-name-pattern.ts): the app that built it, the
 * class, four characters of a hash. The app is its first letter, with hot reload its whole name and a
 * hyphen. `swiper` and `selected` are classes of libraries.
 */
const OWNER =
  /(?:^|\s)(?!swiper|selected)(?:([scb])|(shell|chintai|baibai)-)[a-z][a-zA-Z0-9]*[\w+/-]{4}(?:\s|$)/

const NAMES: Record<string, string> = { s: 'shell', c: 'chintai', b: 'baibai' }

const TEAM: Record<string, string> = {
  shell: 'shell：共通（platform team）',
  chintai: 'chintai：賃貸（rental team）',
  baibai: 'baibai：売買（sales team）',
}

/** px: lower parts have no room for a label. */
const LINE = 28

export type Region = { element: Element; owner: string }

/** The largest parts of the page that one app has rendered, outermost first. */
export function regionsOf(root: Element): Region[] {
  const regions: Region[] = []
  function walk(element: Element, around: string | undefined) {
    const [, initial = '', name] = OWNER.exec(element.getAttribute('class') ?? '') ?? []
    const owner = name ?? NAMES[initial] ?? around
    if (owner && owner !== around) regions.push({ element, owner })
    for (const child of element.children) walk(child, owner)
  }
  walk(root, undefined)
  return regions
}

/** `?owners`: outlines the parts of the page by the team that owns them. */
export function showOwners(): void {
  const layer = make('div', css.layer)
  layer.setAttribute('aria-hidden', 'true')
  const legend = make('ul', css.legend)
  document.body.append(layer, legend)
  function draw() {
    const regions = regionsOf(document.body).filter(
      ({ element }) => element !== legend && element !== layer,
    )
    layer.replaceChildren(...regions.flatMap(toBox))
    const owners = [...new Set(regions.map(({ owner }) => owner))]
    legend.replaceChildren(...owners.map((owner) => make('li', css[owner], TEAM[owner])))
  }
  new ResizeObserver(draw).observe(document.body)
  new MutationObserver((changes) => {
    const isOurs = (target: Node) => layer.contains(target) || legend.contains(target)
    if (changes.some(({ target }) => !isOurs(target))) draw()
  }).observe(document.body, { childList: true, subtree: true })
  draw()
}

function toBox({ element, owner }: Region): HTMLElement[] {
  const { top, left, width, height } = element.getBoundingClientRect()
  if (width * height === 0) return []
  const box = make('div', `${css.box} ${css[owner]}`)
  if (height >= LINE) box.append(make('span', css.label, TEAM[owner]))
  Object.assign(box.style, {
    top: `${top + window.scrollY}px`,
    left: `${left + window.scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return [box]
}

function make(tag: 'div' | 'ul' | 'li' | 'span', className = '', text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}
