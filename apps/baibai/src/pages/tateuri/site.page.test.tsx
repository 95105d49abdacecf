import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { SITE } from '../../testing/site.ts'
import { visit } from '../../testing/visit.ts'

test('a site shows its plots with what is left of them', async () => {
  const { show } = await visit(`/baibai/tateuri/${SITE.bukkenNo}`)
  await show?.()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(SITE.name)
  expect(screen.getByText('全4区画')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^1号地/ })).toHaveTextContent('2,980万円')
  expect(await screen.findByRole('form', { name: '住宅ローンシミュレーション' })).toBeVisible()
})

test('the list counts the lots of each state', async () => {
  await (await visit('/baibai/tateuri/list')).show?.()
  expect(screen.getByRole('list', { name: '全4区画の状況' })).toHaveTextContent(/販売中/)
})
