import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Callout } from './callout.tsx'

test('an error is announced at once, a note is not', () => {
  render(
    <>
      <Callout tone="err" title="送信できませんでした" />
      <Callout tone="info">次回の更新は12月4日です。</Callout>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('送信できませんでした')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByText('次回の更新は12月4日です。')).toBeInTheDocument()
})
