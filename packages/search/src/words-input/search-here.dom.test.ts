import { expect, test } from '@jest/globals'
import { addressAround, mapSearchOf } from './search-here.ts'

function formOf(action: string, fields: Record<string, string> = {}) {
  const form = document.createElement('form')
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const field = Object.assign(document.createElement('input'), { name, value })
    form.append(field)
  }
  return form
}

test('the homes around the visitor keep the conditions, and leave the place and the words', () => {
  const form = formOf('/search', {
    'city_code[]': '40203',
    'eki_code[]': '100102',
    'madori[]': '250',
    keyword: '久留米',
    view: 'photo',
    hy_yachin_max: '',
  })
  const to = new URL(addressAround(form, { latitude: 33.5902, longitude: 130.4017 }), location.href)
  expect(to.pathname).toBe('/search')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    view: 'map',
    'madori[]': '250',
    bounds: '130.3887,33.5792,130.4147,33.6012',
  })
})

test('only a search of homes has a map', () => {
  for (const action of ['/search', '/baibai/search', '/baibai/search_invest'])
    expect(mapSearchOf(formOf(action))).not.toBeNull()
  expect(mapSearchOf(formOf('/articles/building'))).toBeNull()
  expect(mapSearchOf(null)).toBeNull()
})
