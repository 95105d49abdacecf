import { expect, test } from '@jest/globals'
import { conditionsOfForm, hrefOfForm } from './form.ts'

const form = (query: string) => new URLSearchParams(query)

test('what a form says is read wherever the address of that search lies', () => {
  expect(conditionsOfForm('chintai', form('city_code[]=40203&madori[]=250'))).toEqual({
    city_code: ['40203'],
    madori: [250],
  })
  expect(conditionsOfForm('chintai', form('toho=10'))).toEqual({ toho: 10 })
  expect(conditionsOfForm('chintai', form(''))).toEqual({})
})

test('its address has the terms in the path', () => {
  expect(hrefOfForm('chintai', form('city_code[]=40203&madori[]=250&hy_yachin_max='))).toBe(
    '/search/kurume-shi/2ldk',
  )
})

test('a value that cannot be understood says nothing', () => {
  expect(conditionsOfForm('chintai', form('hy_yachin_max=cheap'))).toBeNull()
  expect(hrefOfForm('chintai', form('hy_yachin_max=cheap'))).toBe('/search')
})
