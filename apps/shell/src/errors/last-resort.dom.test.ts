import { expect, test } from '@jest/globals'
import { within } from '@testing-library/react'
import { showLastResort } from './last-resort.ts'

test('when React has given the document up, a line of text with a way home is left', () => {
  document.body.innerHTML = '<main>half a page</main>'
  showLastResort()
  // The body is another one now.
  const page = within(document.body)
  expect(page.getByText('An error occurred while showing the error page')).toBeVisible()
  expect(page.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/')
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('500エラー')
  expect(document.title).toBe('500エラー')
  expect(page.queryByText('half a page')).toBeNull()
})
