import { describe, expect, test } from '@jest/globals'
import { BRAND } from '@sumai/domain/brand'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderAt } from '../testing/render-at.tsx'
import { DrawnFooter } from './drawn-footer.tsx'
import { Footer, FooterContent } from './footer.tsx'
import { type FooterData, toFooterData } from './footer-data.ts'
import { readFooterData } from './read-footer-data.ts'

const data: FooterData = {
  cities: [{ name: '久留米', items: [{ name: '久留米市', slug: 'kurume-shi' }] }],
  lines: [{ name: 'JR長崎本線', items: [{ name: '佐賀', slug: 'saga-eki' }] }],
  schools: [{ name: '佐賀大学 本庄キャンパス', slug: 'saga-honjo-univ' }],
  shops: [{ name: '久留米', items: [{ name: '久留米本店', slug: '001' }] }],
}

const href = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

describe('the rental footer', () => {
  test('leads to cities, stations, universities and shops', () => {
    renderAt(<Footer site="chintai" data={data} />)
    expect(href('久留米市')).toBe('/search/kurume-shi')
    expect(href('佐賀')).toBe('/search/saga-eki')
    expect(href('佐賀大学 本庄キャンパス')).toBe('/search/saga-honjo-univ')
    expect(href('久留米本店')).toBe('/company/shop/001')
  })

  test('opens only the cities on a phone', () => {
    const { container } = renderAt(<Footer site="chintai" data={data} />)
    const open = [...container.querySelectorAll('details[open]')]
    expect(open.map((section) => section.querySelector('h2')?.textContent)).toEqual([
      '市区町村から賃貸を探す',
    ])
  })

  test('says who we are, with address, licence and telephone', () => {
    renderAt(<Footer site="chintai" data={data} />)
    const footer = screen.getByRole('contentinfo')
    for (const fact of [BRAND.legalName, BRAND.headOffice.address, BRAND.licence, BRAND.tel]) {
      expect(footer).toHaveTextContent(fact)
    }
    expect(href('ライセンス')).toBe('/licenses.txt')
    expect(href('ソースコード')).toBe(BRAND.source)
  })

  test('stands without the lists when the API does not answer', () => {
    renderAt(<Footer site="chintai" data={null} />)
    expect(screen.queryByText('お近くの店舗')).not.toBeInTheDocument()
    expect(href('会社概要')).toBe('/company')
  })
})

describe('the sales footer', () => {
  test('leads to its own search, by type and by city, and to its own shops', () => {
    renderAt(<Footer site="baibai" data={data} />)
    expect(href('中古マンション')).toBe('/baibai/search?bukken_type=hanbai_mansion')
    expect(href('新築分譲住宅')).toBe('/baibai/search?bukken_type=tateuri')
    expect(href('久留米市')).toBe('/baibai/search/kurume-shi')
    expect(href('久留米本店')).toBe('/baibai/shop/001')
  })

  test('has no list of universities when nothing is for sale near any', () => {
    renderAt(<Footer site="baibai" data={{ ...data, schools: [] }} />)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.queryByText('大学・短大から物件を探す')).not.toBeInTheDocument()
  })
})

describe('the footer that was drawn before', () => {
  const drawn = (site: 'chintai' | 'baibai') =>
    renderToStaticMarkup(<FooterContent site={site} data={data} />)

  test('looks like the one that is drawn here', () => {
    const { container } = renderAt(<Footer site="chintai" data={data} />)
    const { container: again } = renderAt(<DrawnFooter html={drawn('chintai')} />)
    expect(again.innerHTML).toBe(container.innerHTML)
  })

  test.each(['chintai', 'baibai'] as const)('gives the lists of %s back', (site) => {
    const { container } = renderAt(<DrawnFooter html={drawn(site)} />)
    expect(readFooterData(container)).toEqual(data)
  })

  test('gives back that there are no universities', () => {
    const none = { ...data, schools: [] }
    const { container } = renderAt(<Footer site="baibai" data={none} />)
    expect(readFooterData(container)).toEqual(none)
  })

  test('leads on without a new document, but to files', () => {
    const router = createMemoryRouter([
      { path: '*', Component: () => <DrawnFooter html={drawn('chintai')} /> },
    ])
    render(<RouterProvider router={router} />)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'ライセンス', hidden: true }))
    expect(router.state.location.pathname).toBe('/')
    fireEvent.click(screen.getByRole('link', { name: '久留米市', hidden: true }))
    expect(router.state.location.pathname).toBe('/search/kurume-shi')
  })
})

describe('the data of the footer', () => {
  const school = (slug: string, baibaiBukkenSuu: number) =>
    ({ shisetsuNm: slug, slug, baibaiBukkenSuu }) as never
  const source = {
    cities: [
      { cityShortName: '佐賀市', slug: 'saga-shi', areaNo: 40 },
      { cityShortName: '東区', slug: 'fukuoka-shi-higashi-ku', areaNo: 101 },
    ] as never,
    lines: [{ lineName: 'JR長崎本線', stations: [{ ekiName: '佐賀', slug: 'saga-eki' }] }] as never,
    schools: [school('saga-honjo-univ', 2), school('fukuoka-univ', 0)],
    shops: [{ tenpoName: '久留米本店', tenpoNo: '001', areaNo: 10 }] as never,
  }

  test('is grouped by area, in the order of the areas, without empty ones', () => {
    const { cities, shops } = toFooterData({ site: 'chintai', ...source })
    expect(cities.map((group) => group.name)).toEqual(['福岡市周辺', '佐賀市周辺'])
    expect(shops).toEqual([{ name: '久留米', items: [{ name: '久留米本店', slug: '001' }] }])
  })

  test('is the same for the same answers, and another for others', () => {
    const one = toFooterData({ site: 'chintai', ...source })
    expect(toFooterData({ site: 'chintai', ...source })).toBe(one)
    const fewer = toFooterData({ site: 'chintai', ...source, schools: [] })
    expect(fewer).toEqual({ ...one, schools: [] })
  })

  test('leaves out universities with nothing for sale, on the sales site only', () => {
    const slugs = (site: 'chintai' | 'baibai') =>
      toFooterData({ site, ...source }).schools.map((item) => item.slug)
    expect(slugs('baibai')).toEqual(['saga-honjo-univ'])
    expect(slugs('chintai')).toEqual(['saga-honjo-univ', 'fukuoka-univ'])
  })
})
