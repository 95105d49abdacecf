import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
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

const LIST = { 'baibai/rooms': () => roomList([SITE]) }

test('the list counts the lots of each state', async () => {
  await (await visit('/baibai/tateuri/list', LIST)).show?.()
  expect(screen.getByRole('list', { name: '全4区画の状況' })).toHaveTextContent(/販売中/)
})

test('the list shows where the sites are, what is built, and those of an area alone', async () => {
  const page = await visit('/baibai/tateuri/list', LIST)
  await page.show?.()
  expect(screen.getAllByRole('link', { name: `1 ${SITE.name}` })[0]).toHaveAttribute(
    'href',
    `#site-${SITE.bukkenNo}`,
  )
  // Beside the map, and folded below it on a phone.
  const named = screen.getAllByRole('link', { name: new RegExp(`^1 ?${SITE.name}.*万円`) })
  expect(named).toHaveLength(2)
  for (const link of named) expect(link).toHaveAttribute('href', `#site-${SITE.bukkenNo}`)
  expect(screen.getByText('4LDK・4SLDK')).toBeInTheDocument()
  expect(screen.getByText('165.20〜229.05㎡')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '久留米 1' })).toHaveAttribute(
    'href',
    '/baibai/tateuri/list?area_no=10',
  )
})

test('an area without sites says so, and one that there is not is refused', async () => {
  await (await visit('/baibai/tateuri/list?area_no=40', LIST)).show?.()
  expect(screen.getByText('ただいま販売中の分譲地はありません')).toBeInTheDocument()
  expect((await visit('/baibai/tateuri/list?area_no=999', LIST)).status).toBe(400)
})
