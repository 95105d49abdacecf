import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { Showcase } from './showcase.tsx'

const page = () =>
  renderToString(
    <MemoryRouter>
      <Showcase />
    </MemoryRouter>,
  )

test('the server renders every component, and none of them with a style attribute', () => {
  document.body.innerHTML = page()
  expect(document.querySelectorAll('h3').length).toBeGreaterThan(25)
  expect(document.querySelectorAll('[style]')).toHaveLength(0)
})

test('no component has an id that another one has', () => {
  document.body.innerHTML = page()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
