import { expect, test } from '@jest/globals'
import { roomList, unreachable } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

test('says when the shop is open, how to get there, and offers a visit', async () => {
  const page = await visit('/company/shop/001', {
    'chintai/rooms': () =>
      roomList(
        ['101', '102', '103', '104', '105'].map((roomNo) => ({
          ...ROOM,
          bukkenNo: `1000012${roomNo}`,
          roomNo,
        })),
        { tatemono: [{ tmNo: ROOM.tmNo, roomCount: 5, hyYachinMin: 67_000, hyYachinMax: 67_000 }] },
      ),
  })
  await page.show?.()
  expect(screen.getByRole('row', { name: '営業時間 9:30〜18:30' })).toBeInTheDocument()
  expect(screen.getByRole('table', { name: /営業日$/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'この店舗に来店予約' })).toHaveAttribute(
    'href',
    '/reservation?tenpo_no=001',
  )
  expect(screen.getByRole('link', { name: '11月22日（日） 10:30' })).toHaveAttribute(
    'href',
    '/reservation?tenpo_no=001&date1=2026-11-22&time1=10:30',
  )
  const rooms = within(screen.getByRole('region', { name: 'この店舗でご案内できる部屋' }))
  expect(rooms.getAllByRole('article')).toHaveLength(4)
  expect(page.say?.('jsonLd')).toMatchObject([
    { '@type': 'RealEstateAgent', openingHoursSpecification: { opens: '09:30', closes: '18:30' } },
  ])
})

test('on a phone its front stands in the head, and the way there before the address', async () => {
  const page = await visit('/company/shop/001')
  await page.show?.()
  const sources = [...document.querySelectorAll('source[media="(max-width: 767px)"]')]
  expect(sources.map((source) => source.getAttribute('srcset'))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('/media/shop'),
      expect.stringMatching(/^data:/),
    ]),
  )
  const visitHere = screen.getByRole('link', { name: 'この店舗に来店予約' })
  const map = screen.getByRole('link', { name: /Googleマップ/ })
  expect(visitHere.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('is shown without the people and the rooms that cannot be had', async () => {
  const page = await visit('/company/shop/001', {
    staffs: unreachable,
    'chintai/rooms': unreachable,
  })
  expect(page.status).toBe(200)
})
