import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderAt } from '../testing/render-at.tsx'
import { ActionBar } from './action-bar.tsx'

test('calls, or leads to the forms', () => {
  renderAt(
    <ActionBar tel="092-000-0005" enquiryTo="/property?bukken_no=5" visitTo="/reservation" />,
  )
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('電話')).toBe('tel:0920000005')
  expect(href('お問い合わせ')).toBe('/property?bukken_no=5')
  expect(href('来店予約')).toBe('/reservation')
})
