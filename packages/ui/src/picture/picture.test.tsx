import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Picture } from './picture.tsx'

const photo = { url: '/media/exterior/exterior-mansion-1', width: 960, height: 720 }

test('a photo comes in AVIF with JPEG behind it, and keeps its place free', () => {
  const { container } = render(<Picture photo={photo} alt="外観" sizes="50vw" />)
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    [160, 240, 320, 480, 640, 960]
      .map((width) => `/media/exterior/exterior-mansion-1-${width}.avif ${width}w`)
      .join(', '),
  )
  const img = screen.getByRole('img', { name: '外観' })
  expect(img).toHaveAttribute('src', '/media/exterior/exterior-mansion-1-960.jpg')
  expect(img).toHaveAttribute('width', '960')
  expect(img).toHaveAttribute('height', '720')
  expect(img).toHaveAttribute('loading', 'lazy')
})

test('the largest picture of the first view loads at once', () => {
  render(<Picture photo={photo} alt="外観" sizes="50vw" priority />)
  const img = screen.getByRole('img', { name: '外観' })
  expect(img).toHaveAttribute('loading', 'eager')
  expect(img).toHaveAttribute('fetchpriority', 'high')
})

test('an upright floor plan is as wide as it is shown, not as its frame', () => {
  const plan = { url: '/media/floorplan/plan-1ldk', width: 500, height: 1000 }
  const sizesIn = (sizes: string) =>
    render(<Picture photo={plan} alt="間取り図" ratio="3:2" sizes={sizes} contain />)
      .container.querySelector('source')
      ?.getAttribute('sizes')
  expect(sizesIn('90px')).toBe('calc(90px * 0.33)')
  expect(sizesIn('(min-width: 1024px) 784px, calc(100vw - 32px)')).toBe(
    '(min-width: 1024px) calc(784px * 0.33), calc(calc(100vw - 32px) * 0.33)',
  )
})

test('a wide floor plan fills its frame', () => {
  const plan = { url: '/media/floorplan/plan-1ldk', width: 1000, height: 500 }
  const { container } = render(
    <Picture photo={plan} alt="間取り図" ratio="3:2" sizes="90px" contain />,
  )
  expect(container.querySelector('source')).toHaveAttribute('sizes', '90px')
})

test('a drawing is one file', () => {
  const portrait = { url: '/media/staff/staff-1.svg', width: 64, height: 64 }
  const { container } = render(<Picture photo={portrait} alt="田中" sizes="64px" />)
  expect(container.querySelector('source')).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: '田中' })).toHaveAttribute('src', portrait.url)
})

test('a picture that is held back shows nothing where the query holds', () => {
  const { container } = render(
    <Picture photo={photo} alt="外観" sizes="50vw" heldOn="(max-width: 480px)" />,
  )
  const [held, avif] = container.querySelectorAll('source')
  expect(held).toHaveAttribute('media', '(max-width: 480px)')
  // A candidate with a blank in it would be passed over.
  expect(held?.getAttribute('srcset')).toMatch(/^data:image\S+$/)
  expect(avif).toHaveAttribute('type', 'image/avif')
})
