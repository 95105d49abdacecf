import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import type { Banner } from './banner.ts'
import { BannerSlider } from './banner-slider.tsx'

const banner = (bannerId: number, more: Partial<Banner> = {}): Banner => ({
  bannerId,
  title: `ご案内${bannerId}`,
  imagePc: '/media/interior/interior-ldk-10',
  alt: '改装したリビング',
  linkUrl: '/baibai/renovation',
  isBlank: false,
  ...more,
})

test('leads to what each banner is about', () => {
  renderAt(<BannerSlider banners={[banner(1), banner(2, { linkUrl: null })]} />)
  expect(screen.getByRole('link', { name: 'ご案内1' })).toHaveAttribute(
    'href',
    '/baibai/renovation',
  )
  expect(screen.getByText('ご案内2')).toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByRole('img', { name: '改装したリビング' })).toHaveLength(2)
})

test('opens what staff want in a tab of its own', () => {
  renderAt(
    <BannerSlider banners={[banner(1, { linkUrl: 'https://example.jp/', isBlank: true })]} />,
  )
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
})

test('has arrows where more are there than can be seen, and is not there without any', () => {
  const { container, rerender } = renderAt(
    <BannerSlider banners={[1, 2, 3, 4].map((n) => banner(n))} />,
  )
  expect(screen.getByRole('button', { name: '次の案内' })).toBeInTheDocument()
  rerender(<BannerSlider banners={[]} />)
  expect(container).toBeEmptyDOMElement()
})
