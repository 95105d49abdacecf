import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

test('leads from the library to the buildings of a city and of a row of kana', async () => {
  const page = await visit('/articles')
  await page.show?.()
  expect(screen.getByRole('link', { name: '久留米市 31' })).toHaveAttribute(
    'href',
    '/articles/building/40203',
  )
  expect(screen.getByRole('link', { name: 'か行' })).toHaveAttribute(
    'href',
    `/articles/building?kana=${encodeURIComponent('か')}`,
  )
})

const PLACES = ['久留米駅', '西鉄久留米駅', '久留米高校前駅', '久留米大学前駅', '南久留米駅']

test('finds buildings with a plain form and offers places and names while one types', async () => {
  const asked: unknown[] = []
  const page = await visit('/articles', {
    'chintai/names': ({ query = {} }) => {
      asked.push(query.keyword)
      return { names: [{ tmName: 'メゾン久留米' }] }
    },
  })
  await page.show?.()
  const words = screen.getByLabelText('建物名・住所・駅名で探す')
  expect(words.closest('form')).toHaveAttribute('action', '/articles/building')
  await userEvent.type(words, '久留米')
  await screen.findByRole('option', { name: 'メゾン久留米' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'メゾン久留米',
    '久留米市',
    ...PLACES,
  ])
  expect(asked.at(-1)).toBe('久留米')
})

test('keeps city, word and row of kana in the links of a list, and hides it from search engines', async () => {
  const page = await visit('/articles/building?keyword=%E6%9D%B1%E7%94%BA')
  await page.show?.()
  expect(page.say?.('robots')).toBe('noindex,follow')
  expect(screen.getByRole('link', { name: 'さ行' })).toHaveAttribute(
    'href',
    `/articles/building?kana=${encodeURIComponent('さ')}&keyword=${encodeURIComponent('東町')}`,
  )
})
