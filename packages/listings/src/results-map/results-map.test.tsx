import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen, within } from '@testing-library/react'
import { type MapResult, ResultsMap } from './results-map.late.tsx'

const result = (bukkenNo: string, name: string, lat: number, lng: number): MapResult => ({
  ...{ bukkenNo, name, lat, lng, to: `/baibai/articles/room/40203/${bukkenNo}` },
  ...{ yen: 24_800_000, note: '3LDK・72.30㎡', address: '福岡県久留米市東町' },
})
const RESULTS = [
  result('5000012345', 'レジデンス東町 5階', 33.312, 130.5205),
  result('5000012346', '合川の家', 33.325, 130.545),
]
test('each pin leads to its line of the list, and that to the listing', () => {
  renderAt(<ResultsMap results={RESULTS} of="sale" />)
  // One for each size of the picture.
  const [pin] = screen.getAllByRole('link', { name: '2 合川の家' })
  const line = document.querySelector(pin?.getAttribute('href') ?? '')
  expect(within(line as HTMLElement).getByRole('link', { name: '合川の家' })).toHaveAttribute(
    'href',
    '/baibai/articles/room/40203/5000012346',
  )
  expect(line).toHaveTextContent('2,480万円')
})

test('is not there without results', () => {
  expect(renderAt(<ResultsMap results={[]} of="sale" />).container).toBeEmptyDOMElement()
})
