import type { createBrowserRouter } from '@sumai/platform/router'
import { buttonClass } from '@sumai/ui/button-look'
import css from './tag-manager.module.css'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Answer = 'yes' | 'no'

const KEY = 'analytics-consent'
/** Where the policy stands; there the answer can be changed. */
const POLICY = /^\/(baibai\/)?privacypolicy\/?$/

const ASKED = '利用状況の解析（Googleのサービス）に協力してよいか、お聞かせください。'
const SAID: Record<Answer, string> = {
  yes: '利用状況の解析に同意されています。',
  no: '利用状況の解析に同意されていません。',
}

/**
 * Asks whether tags may be loaded, and loads them after a yes. Without an answer, or where the
 * browser keeps none, nothing is loaded.
 */
export function offerTags(id: string, router: ReturnType<typeof createBrowserRouter>): void {
  let isLoaded = false
  let bar: HTMLElement | undefined

  function show() {
    const answer = keptAnswer()
    const { pathname } = window.location
    bar?.remove()
    makeRoom(0)
    if (answer === 'yes' && !isLoaded) load()
    if (answer && !POLICY.test(pathname)) return
    bar = makeBar(answer, pathname, (given) => {
      keep(given)
      // What runs already can be ended in no other way.
      if (given === 'no' && isLoaded) window.location.reload()
      else show()
    })
    document.body.append(bar)
    makeRoom(bar.offsetHeight)
  }

  function load() {
    isLoaded = true
    window.dataLayer ??= []
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
    document.head.append(script)
  }

  show()
  let shown = window.location.pathname
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    show()
  })
}

/** px: the end of the page, and what has the focus, stay above the bar. */
function makeRoom(height: number): void {
  document.body.style.paddingBottom = `${height}px`
  document.documentElement.style.scrollPaddingBottom = `${height}px`
}

function makeBar(
  current: Answer | undefined,
  pathname: string,
  give: (answer: Answer) => void,
): HTMLElement {
  const bar = make('section', css.bar)
  bar.setAttribute('aria-label', '利用状況の解析')
  const policy = make('a', css.link, '詳しく見る')
  policy.href = pathname.startsWith('/baibai') ? '/baibai/privacypolicy' : '/privacypolicy'
  const text = make('p', css.text, current ? SAID[current] : ASKED)
  if (!POLICY.test(pathname)) text.append(policy)
  const buttons = make('div', css.buttons)
  for (const [answer, label] of [
    ['no', '同意しない'],
    ['yes', '同意する'],
  ] as const) {
    if (answer === current) continue
    const button = make('button', buttonClass({ variant: 'outline' }), label)
    button.type = 'button'
    button.addEventListener('click', () => give(answer))
    buttons.append(button)
  }
  bar.append(text, buttons)
  return bar
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className ?? ''
  element.textContent = text
  return element
}

/** Storage throws where a browser keeps nothing. */
function keptAnswer(): Answer | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return 'no'
  }
}

function keep(answer: Answer): void {
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // Then it is asked again.
  }
}
