import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Picture } from './picture.tsx'

const photo = { url: '/media/exterior/exterior-mansion-1', width: 960, height: 720 }

test('a photo comes in AVIF with JPEG behind it, and keeps its place free', () => {
  const { container } = render(<Picture photo={photo} alt="外観" sizes="50vw" />)
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    [240, 320, 480, 640, 960]
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

test('a floor plan is one file', () => {
  const plan = { ...photo, url: '/media/floorplan/plan-1ldk.svg' }
  const { container } = render(<Picture photo={plan} alt="間取り図" sizes="180px" contain />)
  expect(container.querySelector('source')).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: '間取り図' })).toHaveAttribute('src', plan.url)
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
