import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('the form names the seminar that it is about', async () => {
  const page = await visit('/owner/seminar/apply?id=4')
  await page.show?.()
  expect(await screen.findByText('空室を減らす募集条件の見直し方')).toBeInTheDocument()
})

test('whoever names an article of another kind applies for the next seminar', async () => {
  const { status, location } = await visit('/owner/seminar/apply?id=1')
  expect([status, location]).toEqual([302, '/owner/seminar/apply?id=4&session=2'])
})
