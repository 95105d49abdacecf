import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VisitPicker } from './visit-picker.tsx'

/** From Sunday the 22nd; Wednesdays are off. */
const range = {
  today: '2026-11-21',
  min: '2026-11-22',
  max: '2027-01-20',
  isClosed: (day: string) => new Date(day).getUTCDay() === 3,
}

function Visit({ firstFree }: { firstFree?: string }) {
  const slots = [{ time: '10:00' }, { time: '11:00', isFull: true }]
  return (
    <form aria-label="来店予約">
      <VisitPicker
        {...range}
        names={{ date: 'visit_dates.0.date', time: 'visit_dates.0.time' }}
        labels={{ date: '第1希望日', time: '第1希望時間' }}
        required
        errors={{ time: '第1希望時間を選択してください' }}
        slotsOf={() => slots}
        firstFree={firstFree}
      />
    </form>
  )
}

test('a visit is a day and one of its free times', async () => {
  render(<Visit />)
  expect(screen.getByText('日にちを選ぶと時間が表示されます。')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '11月28日（土）' }))
  expect(screen.getByLabelText(/^第1希望日/)).toHaveValue('2026年11月28日（土）')
  expect(screen.getByRole('radio', { name: '11:00 満席' })).toBeDisabled()
  expect(screen.getByText('点線の時間は満席です。')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '10:00' }))
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'))
  expect(Object.fromEntries(sent)).toEqual({
    'visit_dates.0.date': '2026-11-28',
    'visit_dates.0.time': '10:00',
  })
  expect(screen.getByRole('group', { name: /^第1希望時間/ })).toHaveAccessibleDescription(
    '第1希望時間を選択してください',
  )
})

test('the times of the first free day are seen before a day is chosen', async () => {
  render(<Visit firstFree="2026-11-24" />)
  expect(screen.getByLabelText(/^第1希望日/)).toHaveValue('2026年11月24日（火）')
  await userEvent.click(screen.getByRole('radio', { name: '10:00' }))
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'))
  expect(Object.fromEntries(sent)).toEqual({
    'visit_dates.0.date': '2026-11-24',
    'visit_dates.0.time': '10:00',
  })
})
