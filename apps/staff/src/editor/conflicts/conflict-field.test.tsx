import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { area, yen } from '../field.ts'
import { ConflictField } from './conflict-field.tsx'

const AT = '2026-11-21T09:38:00+09:00'

test('of a number somebody chooses theirs or mine, and neither is chosen before', async () => {
  const onChoose = jest.fn()
  render(
    <ConflictField
      name="hyYachin"
      label="賃料"
      control={yen}
      base={70_000}
      theirs={{ value: 69_000, name: '佐藤 亮', at: AT }}
      mine={{ value: 68_000, name: 'あなた' }}
      onChoose={onChoose}
    />,
  )
  const group = within(screen.getByRole('group', { name: /^賃料.*もとは 70,000円/ }))
  const [theirs, mine] = group.getAllByRole<HTMLInputElement>('radio')
  expect([theirs?.checked, mine?.checked]).toEqual([false, false])
  expect(theirs?.closest('label')?.textContent).toBe('佐藤 亮9:3869,000円')
  await userEvent.click(group.getByRole('radio', { name: /^あなた/ }))
  expect(onChoose).toHaveBeenLastCalledWith(68_000)
  expect(mine?.checked).toBe(true)
})

test('of a text both together can be taken, and written on', async () => {
  const onChoose = jest.fn()
  render(
    <ConflictField
      name="comment"
      label="おすすめコメント"
      control={area(1000)}
      base="南向きです。駅まで7分。"
      theirs={{ value: '南向きです。駅まで7分。駐車場もあります。', name: '佐藤 亮', at: AT }}
      mine={{ value: '南西向きです。駅まで7分。', name: 'あなた' }}
      onChoose={onChoose}
    />,
  )
  expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toContain(
    '駐車場もあります。',
  )
  await userEvent.click(screen.getByRole('radio', { name: '両方を合わせて書く' }))
  const both = '南西向きです。駅まで7分。駐車場もあります。'
  expect(onChoose).toHaveBeenLastCalledWith(both)
  await userEvent.type(screen.getByRole('textbox'), '静かです。')
  expect(onChoose).toHaveBeenLastCalledWith(`${both}静かです。`)
})
