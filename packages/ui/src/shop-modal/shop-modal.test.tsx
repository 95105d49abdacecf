import { beforeAll, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installDialogs } from '../testing/dialogs.ts'
import { renderAt } from '../testing/render-at.tsx'
import { ShopModalLink } from './shop-modal-link.tsx'

beforeAll(installDialogs)

const shops = [
  {
    tenpoNo: '001',
    tenpoName: '天神店',
    address: '中央区天神2丁目',
    access: '天神駅 徒歩3分',
    hours: '10:00〜18:00・水曜休',
    tel: '0120-000-101',
  },
  {
    tenpoNo: '002',
    tenpoName: '大橋店',
    address: '南区大橋1丁目',
    hours: '10:00〜18:00・水曜休',
    tel: '0120-000-102',
  },
]

test('an area opens its shops, each with a link to its page', async () => {
  renderAt(
    <ShopModalLink
      to="/company/shop?area_no=101"
      title="福岡市周辺の店舗"
      shops={shops}
      toOf={(tenpoNo) => `/company/shop/${tenpoNo}`}
      visitTo={(tenpoNo) => `/reservation?tenpo_no=${tenpoNo}`}
    >
      福岡市周辺
    </ShopModalLink>,
  )
  const area = screen.getByRole('link', { name: '福岡市周辺' })
  expect(area).toHaveAttribute('href', '/company/shop?area_no=101')
  await userEvent.click(area)
  const dialog = screen.getByRole('dialog', { name: /福岡市周辺の店舗.*2店舗/ })
  expect(within(dialog).getByRole('link', { name: '天神店' })).toHaveAttribute(
    'href',
    '/company/shop/001',
  )
  expect(dialog).toHaveTextContent('天神駅 徒歩3分')
  expect(within(dialog).getAllByRole('link', { name: '来店予約' })[1]).toHaveAttribute(
    'href',
    '/reservation?tenpo_no=002',
  )
})
