import { describe, expect, test } from '@jest/globals'
import type { FooterLists } from '@sumai/platform'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderAt } from '../testing/render-at.tsx'
import { DrawnFooter } from './drawn-footer.tsx'
import { Footer, FooterContent } from './footer.tsx'

const lists: FooterLists = [
  [
    {
      icon: 'pin',
      heading: '市区町村から賃貸を探す',
      isOpen: true,
      groups: [{ name: '久留米', links: [{ label: '久留米市', to: '/search/kurume-shi' }] }],
    },
    {
      icon: 'building',
      heading: 'お近くの店舗',
      groups: [{ name: '', links: [{ label: '久留米本店', to: '/company/shop/001' }] }],
    },
  ],
]

const props: ComponentProps<typeof Footer> = {
  agency: {
    logo: { name: 'くすのき不動産', tagline: '福岡の賃貸', to: '/' },
    legalName: '株式会社くすのき不動産',
    zip: '810-0001',
    address: '福岡市中央区天神0-0-0',
    licence: '国土交通大臣（3）第00000号',
    associations: ['（一社）九州不動産公正取引協議会加盟'],
    tel: '0120-000-000',
    telHours: '10:00〜18:00',
    source: 'https://source.example/',
    copyright: '© 1996 Kusunoki Fudosan',
  },
  menu: {
    groups: [{ heading: '借りる', links: [{ label: '会社概要', to: '/company' }] }],
    legal: [{ label: 'サイトマップ', to: '/sitemap' }],
  },
  lists,
}

const href = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

test('leads wherever its lists and its menu do', () => {
  renderAt(<Footer {...props} />)
  expect(href('久留米市')).toBe('/search/kurume-shi')
  expect(href('久留米本店')).toBe('/company/shop/001')
  expect(href('会社概要')).toBe('/company')
  expect(href('サイトマップ')).toBe('/sitemap')
})

test('opens on a phone only what is to be open', () => {
  const { container } = renderAt(<Footer {...props} />)
  const open = [...container.querySelectorAll('details[open]')]
  expect(open.map((section) => section.querySelector('h2')?.textContent)).toEqual([
    '市区町村から賃貸を探す',
  ])
})

test('says who we are, with address, licence and telephone', () => {
  renderAt(<Footer {...props} />)
  const { legalName, address, licence, tel, copyright } = props.agency
  for (const fact of [legalName, address, licence, tel, copyright]) {
    expect(screen.getByRole('contentinfo')).toHaveTextContent(fact)
  }
  expect(href('ライセンス')).toBe('/licenses.txt')
  expect(href('ソースコード')).toBe('https://source.example/')
})

test('stands without the lists when the API does not answer', () => {
  renderAt(<Footer {...props} lists={null} />)
  expect(screen.queryByText('お近くの店舗')).not.toBeInTheDocument()
  expect(href('会社概要')).toBe('/company')
})

describe('the footer that was drawn before', () => {
  const html = renderToStaticMarkup(<FooterContent {...props} />)

  test('looks like the one that is drawn here', () => {
    const { container } = renderAt(<Footer {...props} />)
    const { container: again } = renderAt(<DrawnFooter html={html} />)
    expect(again.innerHTML).toBe(container.innerHTML)
  })

  test('leads on without a new document, but to files', () => {
    const router = createMemoryRouter([{ path: '*', Component: () => <DrawnFooter html={html} /> }])
    render(<RouterProvider router={router} />)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'ライセンス', hidden: true }))
    expect(router.state.location.pathname).toBe('/')
    fireEvent.click(screen.getByRole('link', { name: '久留米市', hidden: true }))
    expect(router.state.location.pathname).toBe('/search/kurume-shi')
  })
})
