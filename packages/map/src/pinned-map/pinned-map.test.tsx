import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import { PinnedMap } from './pinned-map.tsx'

const pin = (name: string, lat: number, lng: number) => ({ name, lat, lng, to: `#${name}` })
const SHOPS = [
  pin('博多駅前店', 33.59, 130.402),
  pin('久留米本店', 33.32, 130.51),
  pin('天神店', 33.59, 130.4),
]

/** Of the picture of a phone and of that of a desktop. */
const linksOn = (title: string) => {
  const pictures = screen.getAllByTitle(title).map((words) => words.closest('svg'))
  return pictures.map((svg) =>
    [...(svg?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('aria-label')),
  )
}

test('pins that would lie on each other are one sign, if there is a word for it', () => {
  renderAt(<PinnedMap title="3店舗の位置" pins={SHOPS} countOf={(count) => `${count}店舗`} />)
  for (const links of linksOn('3店舗の位置')) {
    expect(links).toEqual(['2 久留米本店', '2店舗（博多駅前店ほか）'])
  }
})

test('without a word each pin stands alone', () => {
  renderAt(<PinnedMap title="3店舗の位置" pins={SHOPS} />)
  for (const links of linksOn('3店舗の位置')) expect(links).toHaveLength(3)
})
