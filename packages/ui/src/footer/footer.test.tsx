import { describe, expect, test } from '@jest/globals'
import type { FooterLists } from '@sumai/platform'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  isLong: false,
}

const href = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

test('leads wherever its lists and its menu do', () => {
  renderAt(<Footer {...props} />)
  expect(href('久留米市')).toBe('/search/kurume-shi')
  expect(href('久留米本店')).toBe('/company/shop/001')
  expect(href('会社概要')).toBe('/company')
  expect(href('サイトマップ')).toBe('/sitemap')
})

test('opens on a phone only what is pressed', () => {
  const { container } = renderAt(<Footer {...props} isLong />)
  expect(container.querySelectorAll('details[open]')).toHaveLength(0)
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
    const { container: again } = renderAt(<DrawnFooter html={html} isLong={false} />)
    expect(again.innerHTML).toBe(container.innerHTML)
  })

  test('has the links of a section when that is opened', async () => {
    const folded = renderToStaticMarkup(<FooterContent {...props} isFolded />)
    expect(folded).toContain('href="/search/kurume-shi"')
    renderAt(<DrawnFooter html={folded} isLong={false} />)
    const links = () => screen.queryAllByRole('link', { name: '久留米市', hidden: true })
    expect(links()).toHaveLength(0)
    await userEvent.click(screen.getByText('市区町村から賃貸を探す'))
    await waitFor(() => expect(links()).toHaveLength(1))
  })

  test('has all links at once where it is long', () => {
    const folded = renderToStaticMarkup(<FooterContent {...props} isFolded />)
    renderAt(<DrawnFooter html={folded} isLong />)
    expect(href('久留米市')).toBe('/search/kurume-shi')
  })

  test('leads on without a new document, but to files', () => {
    const router = createMemoryRouter([
      { path: '*', Component: () => <DrawnFooter html={html} isLong={false} /> },
    ])
    render(<RouterProvider router={router} />)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'ライセンス', hidden: true }))
    expect(router.state.location.pathname).toBe('/')
    fireEvent.click(screen.getByRole('link', { name: '久留米市', hidden: true }))
    expect(router.state.location.pathname).toBe('/search/kurume-shi')
  })
})
