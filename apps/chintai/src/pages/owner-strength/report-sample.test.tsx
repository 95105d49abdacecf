import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ReportSample } from './report-sample.tsx'

test('the sums of the sample are those of its rows', () => {
  render(<ReportSample />)
  const yen = screen
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent?.replace(/[^\d−-]/g, '').replace('−', '-')))
  const sent = yen.at(-1)
  expect(yen.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(sent)
  expect(sent).toBeGreaterThan(400_000)
})
