import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { BRAND } from '@sumai/domain/brand'
import type { SiteNavigation } from '@sumai/platform'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { partAt, renderAt } from '@sumai/ui/testing/render-at'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { BareHeader, SiteHeader } from './site-header.tsx'

const searches = [
  {
    label: 'エリアから',
    to: '/searching/area',
    icon: 'pin' as const,
    links: [{ label: '福岡市周辺', to: '/search/fukuoka-area' }],
  },
]

const MENU: SiteNavigation = {
  site: 'chintai',
  entries: [
    {
      label: '物件を探す',
      to: '/search',
      below: ['/search', '/searching'],
      columns: searches,
    },
    { label: 'お知らせ', to: '/news' },
  ],
  quick: searches,
  aside: { label: '物件リクエスト', to: '/request', icon: 'chat' },
  search: { label: '物件を探す', to: '/search' },
  history: { label: '最近見た物件', to: '/history' },
  favourites: { label: 'お気に入り', to: '/favorite' },
  actions: [
    { label: '来店予約', to: '/reservation' },
    { label: 'お問い合わせ', to: '/contact' },
  ],
  help: {
    heading: 'お部屋さがしのご相談',
    text: 'お近くの店舗が一緒に条件を整理します。',
    actions: [
      { label: '来店を予約する', to: '/reservation' },
      { label: '物件リクエスト', to: '/request' },
    ],
  },
  waysOn: [],
  footer: { groups: [], legal: [] },
}

const mainNav = () => within(screen.getByRole('navigation', { name: 'メインメニュー' }))
const hrefs = (scope: Pick<typeof screen, 'getAllByRole'>) =>
  scope.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
const menuOf = (label: string) => mainNav().getByText(label).closest('details') as HTMLElement

afterEach(() => localStorage.clear())

describe('the header', () => {
  test('leads to everything that the menu of the site names', async () => {
    renderAt(<SiteHeader site="chintai" menu={MENU} />)
    await userEvent.click(mainNav().getByText('物件を探す'))
    expect(hrefs(mainNav())).toEqual(
      expect.arrayContaining(['/searching/area', '/search/fukuoka-area', '/news', '/request']),
    )
    for (const { label, to } of [MENU.search, MENU.history, MENU.favourites, ...MENU.actions]) {
      expect(screen.getAllByRole('link', { name: label })[0]).toHaveAttribute('href', to)
    }
  })

  test('marks the site and the page one is on', () => {
    renderAt(<SiteHeader site="chintai" menu={MENU} />, '/news/12')
    const [switcher] = screen.getAllByRole('navigation', { name: 'サイト切替' })
    const sites = within(switcher as HTMLElement)
    expect(sites.getByRole('link', { name: '賃貸' })).toHaveAttribute('aria-current', 'true')
    expect(sites.getByRole('link', { name: '売買・投資' })).not.toHaveAttribute('aria-current')
    expect(mainNav().getByRole('link', { name: 'お知らせ' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test.each(['/search', '/search/kurume-shi', '/searching/area'])(
    'marks the menu to which %s belongs',
    (path) => {
      renderAt(<SiteHeader site="chintai" menu={MENU} />, path)
      expect(menuOf('物件を探す').querySelector('summary')).toHaveAttribute('aria-current')
      expect(mainNav().getByRole('link', { name: 'お知らせ' })).not.toHaveAttribute('aria-current')
    },
  )

  test('counts the favourites of its own site', () => {
    const state = createSharedState()
    state.toggleFavourite({ site: 'chintai', bukkenNo: '1' })
    state.toggleFavourite({ site: 'baibai', bukkenNo: '2' })
    renderAt(
      <SharedStateProvider state={state}>
        <SiteHeader site="chintai" menu={MENU} />
      </SharedStateProvider>,
    )
    expect(screen.getByRole('link', { name: 'お気に入り 1件' })).toHaveAttribute(
      'href',
      '/favorite',
    )
  })

  test('of a site whose remote has never answered has the switcher and the telephone', () => {
    renderAt(<SiteHeader site="baibai" menu={null} />)
    expect(hrefs(screen)).toEqual(
      expect.arrayContaining(['/', '/baibai', `tel:${BRAND.tel.replaceAll('-', '')}`]),
    )
    expect(screen.queryByRole('navigation', { name: 'メインメニュー' })).not.toBeInTheDocument()
  })
})

describe('a menu', () => {
  const menu = () => menuOf('物件を探す')
  const open = async () => {
    renderAt(
      <>
        <SiteHeader site="chintai" menu={MENU} />
        <button type="button">本文</button>
      </>,
    )
    await userEvent.click(mainNav().getByText('物件を探す'))
    within(menu()).getByRole('link', { name: 'エリアから' }).focus()
  }

  test('closes by Esc, and its button has the focus again', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    expect(menu()).not.toHaveAttribute('open')
    expect(menu().querySelector('summary')).toHaveFocus()
  })

  test('closes by a press elsewhere', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: '本文' }))
    expect(menu()).not.toHaveAttribute('open')
  })

  test('closes when a link in it is followed', async () => {
    await open()
    await userEvent.click(within(menu()).getByRole('link', { name: '福岡市周辺' }))
    expect(menu()).not.toHaveAttribute('open')
  })

  test('closes when the focus leaves it', async () => {
    await open()
    screen.getByRole('button', { name: '本文' }).focus()
    expect(menu()).not.toHaveAttribute('open')
  })
})

describe('the menu of a phone', () => {
  const header = partAt(<SiteHeader site="chintai" menu={MENU} />)
  const all = expect.arrayContaining(['/', '/baibai', '/searching/area', '/news', '/contact'])
  const phone = () => within(screen.getByRole('navigation', { name: 'メニュー', hidden: true }))

  afterEach(() => document.body.replaceChildren())

  test('has the whole navigation without scripts', () => {
    document.body.innerHTML = renderToString(header).replaceAll(/<\/?noscript>/g, '')
    expect(hrefs(phone())).toEqual(all)
  })

  test('has it with scripts once it is opened', async () => {
    renderAt(<SiteHeader site="chintai" menu={MENU} />)
    expect(hrefs(phone())).not.toContain('/news')
    await userEvent.click(screen.getByText('メニュー', { selector: 'summary *' }))
    expect(hrefs(phone())).toEqual(all)
  })

  test('has it when it was opened before the scripts came', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(header)
    document.body.append(container)
    for (const details of container.querySelectorAll('details')) details.open = true
    // In development React complains that the browser has opened it.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    render(header, { container, hydrate: true })
    expect(hrefs(phone())).toEqual(all)
  })
})

test('a form has only the mark and the telephone above it', () => {
  renderAt(<BareHeader site="chintai" />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: new RegExp(BRAND.tel) })).toHaveAttribute(
    'href',
    `tel:${BRAND.tel.replaceAll('-', '')}`,
  )
})
