import { afterEach, describe, expect, test } from '@jest/globals'
import { BRAND } from '@sumai/domain/brand'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAt } from '../testing/render-at.tsx'
import { BareHeader } from './bare-header.tsx'
import { SiteHeader } from './site-header.tsx'

const mainNav = () => within(screen.getByRole('navigation', { name: 'メインメニュー' }))
const hrefs = (scope: Pick<typeof screen, 'getAllByRole'>) =>
  scope.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
const menuOf = (label: string) => mainNav().getByText(label).closest('details') as HTMLElement

afterEach(() => localStorage.clear())

describe('the rental header', () => {
  test('leads to everything a site offers', () => {
    renderAt(<SiteHeader site="chintai" />)
    expect(hrefs(mainNav())).toEqual(
      expect.arrayContaining([
        '/company/shop',
        '/owner',
        '/news',
        '/oshiete',
        '/info',
        '/articles',
      ]),
    )
    expect(hrefs(mainNav())).toContain('/request')
    for (const [label, href] of [
      ['物件を探す', '/search'],
      ['最近見た物件', '/history'],
      ['お気に入り', '/favorite'],
      ['来店予約', '/reservation'],
      ['お問い合わせ', '/contact'],
    ] as const) {
      expect(screen.getAllByRole('link', { name: label })[0]).toHaveAttribute('href', href)
    }
  })

  test('marks the site and the page one is on', () => {
    renderAt(<SiteHeader site="chintai" />, '/news/12')
    const [switcher] = screen.getAllByRole('navigation', { name: 'サイト切替' })
    const sites = within(switcher as HTMLElement)
    expect(sites.getByRole('link', { name: '賃貸' })).toHaveAttribute('aria-current', 'true')
    expect(sites.getByRole('link', { name: '売買・投資' })).not.toHaveAttribute('aria-current')
    expect(mainNav().getByRole('link', { name: 'お知らせ' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('counts the favourites of its own site', () => {
    const state = createSharedState()
    state.toggleFavourite({ site: 'chintai', bukkenNo: '1' })
    state.toggleFavourite({ site: 'baibai', bukkenNo: '2' })
    renderAt(
      <SharedStateProvider state={state}>
        <SiteHeader site="chintai" />
      </SharedStateProvider>,
    )
    expect(screen.getByRole('link', { name: 'お気に入り 1件' })).toHaveAttribute(
      'href',
      '/favorite',
    )
  })
})

describe('the sales header', () => {
  test('opens what one can buy and what one can sell', () => {
    renderAt(<SiteHeader site="baibai" />)
    expect(hrefs(within(menuOf('買う')))).toEqual(
      expect.arrayContaining([
        '/baibai/search',
        '/baibai/investment',
        '/baibai/tateuri',
        '/baibai/renovation',
      ]),
    )
    expect(hrefs(within(menuOf('売る')))).toEqual(
      expect.arrayContaining(['/baibai/satei', '/baibai/kaitori', '/baibai/sales']),
    )
    expect(hrefs(mainNav())).toEqual(
      expect.arrayContaining([
        '/baibai/oshiete',
        '/baibai/customer',
        '/baibai/shop',
        '/baibai/news',
      ]),
    )
  })
})

describe('a menu', () => {
  const menu = () => menuOf('物件を探す')
  const open = async () => {
    renderAt(
      <>
        <SiteHeader site="chintai" />
        <button type="button">本文</button>
      </>,
    )
    menu().setAttribute('open', '')
    within(menu()).getByText('エリアから').focus()
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

test('the whole navigation is in the menu of a phone, without scripts', () => {
  renderAt(<SiteHeader site="chintai" />)
  const menu = within(screen.getByRole('navigation', { name: 'メニュー', hidden: true }))
  expect(hrefs(menu)).toEqual(
    expect.arrayContaining(['/', '/baibai', '/searching/area', '/company/shop', '/contact']),
  )
})

test('a form has only the mark and the telephone above it', () => {
  renderAt(<BareHeader site="chintai" />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: new RegExp(BRAND.tel) })).toHaveAttribute(
    'href',
    `tel:${BRAND.tel.replaceAll('-', '')}`,
  )
})
