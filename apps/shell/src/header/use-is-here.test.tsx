import { expect, test } from '@jest/globals'
import { type Crumb, crumbsFrom, type RouteHandle } from '@sumai/platform'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import { useIsHere } from './use-is-here.ts'

type Entry = Parameters<ReturnType<typeof useIsHere>>[0]

const OWNER = { to: '/owner' }
const SEMINAR = { to: '/owner', below: ['/owner', '/seminar'] }

function at(path: string, breadcrumbs: Crumb[], entry: Entry) {
  const Part = () => <p>{useIsHere()(entry) ? 'here' : 'elsewhere'}</p>
  renderAt(<Part />, path, { breadcrumbs })
  return screen.queryByText('here') !== null
}

test.each([
  ['/owner', OWNER, true],
  ['/owner/seminar', OWNER, true],
  ['/owners', OWNER, false],
  ['/', OWNER, false],
  ['/seminar', SEMINAR, true],
  ['/seminar/3', SEMINAR, true],
])('an entry of a menu has its pages and those below: %s', (path, entry, isHere) => {
  expect(at(path, [], entry)).toBe(isHere)
})

test.each([
  ['投資用物件', '/invest', true],
  ['物件検索', '/search', false],
])('a home belongs to the entry that its breadcrumbs name first: %s', (label, to, isHere) => {
  const breadcrumbs = crumbsFrom('/')(
    [label, to],
    ['久留米市の一棟売り', '/invest/kurume'],
    '一棟売り',
  )
  expect(at('/articles/room/40203/1', breadcrumbs, { to: '/invest' })).toBe(isHere)
})

test('where a loader has failed there are no data to make breadcrumbs of', () => {
  const breadcrumbs = ({ data }: { data: { name: string } }) => crumbsFrom('/')(data.name)
  const Part = () => <p>{useIsHere()(OWNER) ? 'here' : 'elsewhere'}</p>
  renderAt(<Part />, '/owner', { breadcrumbs } as RouteHandle)
  expect(screen.getByText('here')).toBeInTheDocument()
})
