import { expect, test } from '@jest/globals'
import { BRAND } from '@sumai/domain/brand'
import { render, screen, within } from '@testing-library/react'
import { FormAside } from './form-aside.view.tsx'
import type { FormShop } from './form-shop.ts'

const KURUME = {
  tenpoNo: '201',
  tenpoName: '久留米本店',
  tel: '0942-00-0000',
  address: '福岡県久留米市東町881番地1',
  access: '西鉄久留米駅から徒歩1分です。',
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuLabel: '毎週水曜日',
  photo: '/media/shop/shop-1',
} as FormShop

const aside = () => within(screen.getByRole('complementary', { name: 'お手続きのご案内' }))

test('names the shop that answers, or the agency', () => {
  const { rerender } = render(<FormAside form="reservation" shop={KURUME} />)
  expect(aside().getByRole('heading', { name: '久留米本店' })).toBeVisible()
  expect(aside().getByRole('link')).toHaveAttribute('href', 'tel:0942000000')
  rerender(<FormAside form="reservation" />)
  expect(aside().queryByText('久留米本店')).toBeNull()
  expect(aside().getByRole('link')).toHaveTextContent(BRAND.tel)
})

test('says when there will be an answer, and nothing of answers to those who order mails', () => {
  const { rerender } = render(<FormAside form="contact" />)
  expect(aside().getByText(/営業時間の3時間以内に/)).toBeVisible()
  rerender(<FormAside form="mail-alert" />)
  expect(aside().queryByText(/3時間以内/)).toBeNull()
})
