import { describe, expect, test } from '@jest/globals'
import { CardGrid } from '@sumai/ui/card-grid'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen, within } from '@testing-library/react'
import { CONDO, ROOM } from '../testing/listings.ts'
import { RentalCard } from './rental-card.tsx'
import { InvestCard, SaleCard } from './sale-card.tsx'

const now = '2026-11-21T10:24:00+09:00'
const card = () => screen.getByRole('article')

describe('the card of a room', () => {
  test('is one link by its name, with the heart above it', () => {
    renderAt(<RentalCard room={ROOM} to="/articles/room/40134/1000123456" now={now} />)
    expect(screen.getByRole('link', { name: 'ルミエール大橋 302号室' })).toHaveAttribute(
      'href',
      '/articles/room/40134/1000123456',
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(
      screen.getByRole('button', { name: 'ルミエール大橋 302号室をお気に入りに追加' }),
    ).toBeInTheDocument()
  })

  test('shows the management fee, deposit and key money beside the rent', () => {
    renderAt(<RentalCard room={ROOM} to="/" now={now} />)
    expect(card()).toHaveTextContent('6.8万円管理費 4,000円')
    expect(screen.getByTitle('敷金').parentElement?.nextSibling).toHaveTextContent('6.8万円')
    expect(screen.getByTitle('礼金').parentElement?.nextSibling).toHaveTextContent('なし')
  })

  test('says that it is new, until somebody has applied for it', () => {
    const { unmount } = renderAt(<RentalCard room={ROOM} to="/" now={now} />)
    expect(screen.getByText('新着')).toBeInTheDocument()
    unmount()
    const applied = { ...ROOM, boshuStatus: 'applied', boshuStatusLabel: '申込あり' } as const
    renderAt(<RentalCard room={applied} to="/" now={now} />)
    expect(screen.queryByText('新着')).not.toBeInTheDocument()
    expect(screen.getByText('申込あり')).toBeInTheDocument()
  })

  test('stands without any photo', () => {
    renderAt(<RentalCard room={{ ...ROOM, photos: [], photoCount: 0 }} to="/" now={now} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})

describe('the card of a property for sale', () => {
  test('loads its photo as wide as the page shows it', () => {
    renderAt(<SaleCard room={CONDO} to="/" now={now} sizes="100vw" />)
    expect(document.querySelector('source')).toHaveAttribute('sizes', '100vw')
  })

  test('shows the price, the loan a month and the type', () => {
    renderAt(<SaleCard room={CONDO} to="/" now={now} />)
    expect(card()).toHaveTextContent('3,480万円月々 約10.9万円')
    expect(screen.getByText('中古マンション')).toBeInTheDocument()
  })

  test('shows the range of a site with several lots', () => {
    renderAt(<SaleCard room={{ ...CONDO, kakakuTo: 38_000_000 }} to="/" now={now} />)
    expect(card()).toHaveTextContent('3,480万円〜3,800万円')
  })

  test('as an investment shows price and gross yield', () => {
    renderAt(<InvestCard room={{ ...CONDO, shuekiRimawari: 8.4 }} to="/" now={now} />)
    expect(screen.getByText('表面利回り').nextSibling).toHaveTextContent('8.40%')
  })
})

test('cards in a grid are items of a list', () => {
  renderAt(
    <CardGrid>
      <RentalCard room={ROOM} to="/a" now={now} />
      <SaleCard room={CONDO} to="/b" now={now} />
    </CardGrid>,
  )
  const items = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('article')
  expect(items).toHaveLength(2)
})
