import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import { NoResults } from './no-results.tsx'

test('where a map shows none it is widened, and other conditions are dropped', () => {
  const view = { label: '地図の範囲', to: '/search/pet', total: 1_053, isView: true }
  const pets = { label: 'ペット相談可', to: '/search?view=map', total: 6, isView: false }
  const step = { label: '6万円以下', to: '/search?hy_yachin_max=60000', total: 2, isStep: true }
  renderAt(<NoResults heading="見つかりませんでした" relaxations={[view, step, pets]} />)
  expect(screen.getByRole('link', { name: '地図の範囲を広げる（1,053件）' })).toHaveAttribute(
    'href',
    '/search/pet',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '「6万円以下」にする2件',
    '「ペット相談可」を外す6件',
  ])
})
