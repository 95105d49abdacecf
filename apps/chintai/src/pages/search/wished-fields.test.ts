import { expect, test } from '@jest/globals'
import { wishedFields } from './wished-fields.ts'

test('the request form is given what is searched for, not the page, order or look of the list', () => {
  const searched = { city_code: ['40203'], madori: [250], is_parking: true as const }
  const shown = { page: 2, order: 'new', view: 'building', limit: 50 } as const
  const onMap = { bounds: '130.4,33.5,130.5,33.6', area: '130,33,131,33,131,34' }
  expect(wishedFields({ ...searched, ...shown, ...onMap })).toEqual([
    ['city_code[]', '40203'],
    ['madori[]', '250'],
    ['is_parking', '1'],
  ])
})
