import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Field } from '../form/field.tsx'
import { Calendar } from './calendar.tsx'
import { DayField } from './day-field.tsx'
import { nationalHolidays } from './national-holidays.ts'
import { useNativeFirst } from './use-native-first.ts'

/** From Sunday the 22nd; Wednesdays are off. */
const range = {
  today: '2026-11-21',
  min: '2026-11-22',
  max: '2027-01-20',
  isClosed: (day: string) => new Date(day).getUTCDay() === 3,
}

const day = (name: string | RegExp) => screen.findByRole('button', { name })
const field = () => screen.getByRole('textbox', { name: '入居希望日' })
const sent = (form: HTMLElement) => Object.fromEntries(new FormData(form as HTMLFormElement))

function MoveIn() {
  const { native, isNative, fallBack, day, setDay } = useNativeFirst('')
  return (
    <form aria-label="お申し込み">
      <Field name="nyukyo_date" label="入居希望日">
        <DayField {...{ native, isNative, day, range }} onDay={setDay} />
      </Field>
      {!isNative && (
        <Calendar
          {...range}
          day={day}
          onDay={setDay}
          note="水曜は定休日です。"
          onFailure={fallBack}
        />
      )}
    </form>
  )
}

test('plain HTML has the field of the browser, with its limits', () => {
  document.body.innerHTML = renderToString(<MoveIn />)
  const field = screen.getByLabelText('入居希望日')
  expect(field).toHaveAttribute('type', 'date')
  expect(field).toHaveAttribute('name', 'nyukyo_date')
  expect(field).toHaveAttribute('min', '2026-11-22')
  expect(field).toHaveAttribute('max', '2027-01-20')
  document.body.replaceChildren()
})

test('a day is chosen from the calendar beside its field', async () => {
  render(<MoveIn />)
  expect(screen.getByText('2026年11月〜12月')).toBeVisible()
  await userEvent.click(await day('11月28日（土）'))
  expect(field()).toHaveValue('2026年11月28日（土）')
  expect(sent(screen.getByRole('form'))).toEqual({ nyukyo_date: '2026-11-28' })
})

test('it works with keys alone', async () => {
  render(<MoveIn />)
  const first = await day('11月22日（日）')
  act(() => first.focus())
  // flatpickr reads the number of the key.
  fireEvent.keyDown(first, { key: 'Enter', keyCode: 13 })
  expect(field()).toHaveValue('2026年11月22日（日）')
})

test('Sundays and holidays are red, Saturdays blue, days off are struck and cannot be chosen', async () => {
  render(<MoveIn />)
  expect(await day('11月22日（日）')).toHaveClass('is-sunday')
  expect(await day('11月23日（月）')).toHaveClass('is-sunday')
  expect(await day('11月24日（火）')).not.toHaveClass('is-sunday')
  expect(await day('11月28日（土）')).toHaveClass('is-saturday')
  const off = await day('11月25日（水） 定休日')
  expect(off).toHaveClass('is-closed')
  expect(off).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(off)
  expect(field()).toHaveValue('')
})

test('five weeks from this one are seen, and others no further than can be chosen', async () => {
  render(<MoveIn />)
  await day('11月22日（日）')
  expect(await day('12月26日（土）')).toBeVisible()
  const button = (name: string) => screen.getByRole('button', { name })
  expect(button('前の5週間')).toBeDisabled()
  await userEvent.click(button('次の5週間'))
  expect(screen.getByText('2026年12月〜2027年1月')).toBeVisible()
  expect(button('次の5週間')).toBeDisabled()
  expect(screen.queryByRole('button', { name: '11月22日（日）' })).not.toBeInTheDocument()
  await userEvent.click(await day('1月3日（日）'))
  expect(field()).toHaveValue('2027年1月3日（日）')
})

test('arrow keys pass over days off, and over the turn of the year', async () => {
  render(<MoveIn />)
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const first = await day('11月22日（日）')
  act(() => first.focus())
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) press(key)
  expect(await day('11月26日（木）')).toHaveFocus()
  press('ArrowUp')
  expect(await day('11月26日（木）')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '次の5週間' }))
  act(() => screen.getByRole('button', { name: '12月31日（木）' }).focus())
  press('ArrowRight')
  expect(await day('1月1日（金）')).toHaveFocus()
})

test('knows the holidays of every year in question, and does without those of far years', async () => {
  const days = await nationalHolidays('2026-11-22', '2027-01-20')
  expect(days.has('2026-11-23')).toBe(true)
  expect(days.has('2027-01-01')).toBe(true)
  expect(days.has('2026-11-24')).toBe(false)
  expect((await nationalHolidays('2090-01-01', '2090-02-01')).size).toBe(0)
})
