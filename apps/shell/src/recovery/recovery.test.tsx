import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { restoreInputs, saveInputs } from './open-forms.ts'
import { reloadOnce } from './reload-once.ts'

beforeEach(() => sessionStorage.clear())

function Form() {
  const [name, setName] = useState('')
  return (
    <main>
      <form>
        <input
          aria-label="お名前"
          name="name"
          value={name}
          onChange={(e) => setName(e.target.value)}
        />
        <textarea aria-label="ご質問" name="body" />
        <select aria-label="店舗" name="shop">
          <option value="1">久留米</option>
          <option value="2">佐賀</option>
        </select>
        <input aria-label="電話" type="radio" name="by" value="tel" />
        <input aria-label="メール" type="radio" name="by" value="mail" />
        <input aria-label="同意" type="checkbox" name="agree" value="1" />
        <input type="hidden" name="key" value={`key of ${name}`} />
        <p>{name}さま</p>
      </form>
    </main>
  )
}

test('what was written in a form is there again after a reload', () => {
  const first = render(<Form />)
  fireEvent.change(screen.getByLabelText('お名前'), { target: { value: '楠' } })
  fireEvent.change(screen.getByLabelText('ご質問'), { target: { value: '空いていますか' } })
  fireEvent.change(screen.getByLabelText('店舗'), { target: { value: '2' } })
  fireEvent.click(screen.getByLabelText('メール'))
  fireEvent.click(screen.getByLabelText('同意'))
  saveInputs()
  first.unmount()

  render(<Form />)
  act(restoreInputs)
  expect(screen.getByLabelText('お名前')).toHaveValue('楠')
  expect(screen.getByLabelText('ご質問')).toHaveValue('空いていますか')
  expect(screen.getByLabelText('店舗')).toHaveValue('2')
  expect(screen.getByLabelText('メール')).toBeChecked()
  expect(screen.getByLabelText('電話')).not.toBeChecked()
  expect(screen.getByLabelText('同意')).toBeChecked()
})

test('React hears of what was written back', () => {
  sessionStorage.setItem(
    'sumai.inputs',
    JSON.stringify({
      path: window.location.pathname,
      entries: [{ form: 0, name: 'name', value: '楠', checked: false }],
    }),
  )
  render(<Form />)
  act(restoreInputs)
  expect(screen.getByText('楠さま')).toBeVisible()
})

test('another page’s forms are left alone, and what was saved waits', () => {
  const saved = JSON.stringify({
    path: '/elsewhere',
    entries: [{ form: 0, name: 'name', value: '楠', checked: false }],
  })
  sessionStorage.setItem('sumai.inputs', saved)
  render(<Form />)
  restoreInputs()
  expect(screen.getByLabelText('お名前')).toHaveValue('')
  expect(sessionStorage.getItem('sumai.inputs')).toBe(saved)
})

test('loads a page anew at most once in 60 seconds', () => {
  jest.useFakeTimers({ now: 1_000_000 })
  const error = new Error('Loading chunk search failed')
  // jsdom navigates to a fragment, and to nothing else.
  let page = 0
  const isThrown = () => {
    page += 1
    try {
      reloadOnce(error, new URL(`#${page}`, window.location.href).href)
      return false
    } catch (thrown) {
      return thrown === error
    }
  }
  expect(isThrown()).toBe(false)
  jest.setSystemTime(1_059_999)
  expect(isThrown()).toBe(true)
  jest.setSystemTime(1_060_000)
  expect(isThrown()).toBe(false)
  jest.useRealTimers()
})
