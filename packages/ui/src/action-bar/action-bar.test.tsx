import { expect, test } from '@jest/globals'
import { BRAND } from '@sumai/domain/brand'
import { screen } from '@testing-library/react'
import { renderAt } from '../testing/render-at.tsx'
import { ActionBar } from './action-bar.tsx'

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('calls the agency, or leads to its forms', () => {
  renderAt(<ActionBar site="chintai" />)
  expect(href('電話')).toBe(`tel:${BRAND.tel.replaceAll('-', '')}`)
  expect(href('お問い合わせ')).toBe('/contact')
  expect(href('来店予約')).toBe('/reservation')
})

test('on the page of a listing asks its shop about it', () => {
  renderAt(<ActionBar site="baibai" tel="092-000-0005" enquiryTo="/baibai/property?bukken_no=5" />)
  expect(href('電話')).toBe('tel:0920000005')
  expect(href('お問い合わせ')).toBe('/baibai/property?bukken_no=5')
  expect(href('来店予約')).toBe('/baibai/reservation')
})
