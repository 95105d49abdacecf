import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { statusOf } from '../errors/status-of.ts'
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

describe('code that cannot be had', () => {
  const error = new Error('Loading chunk search failed')
  // jsdom navigates to a fragment, and to nothing else.
  let page = 0
  /** What is thrown; `reloaded` when the page is on its way. */
  async function outcome() {
    page += 1
    const reload = reloadOnce(error, new URL(`#${page}`, window.location.href).href)
    const left = new Promise((resolve) => {
      window.addEventListener('hashchange', () => resolve('reloaded'), { once: true })
    })
    return Promise.race([reload.catch((thrown) => thrown), left])
  }
  const fetched = jest.fn<typeof fetch>()
  beforeEach(() => {
    globalThis.fetch = fetched
    fetched.mockResolvedValue({ ok: true } as Response)
  })

  test('loads the page anew, at most once in 60 seconds', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    expect(await outcome()).toBe('reloaded')
    now.mockReturnValue(1_059_999)
    expect(await outcome()).toBe(error)
    now.mockReturnValue(1_060_000)
    expect(await outcome()).toBe('reloaded')
    now.mockRestore()
  })

  test('is a 503 while the site does not answer, and the page stays', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(statusOf(asRouterSees(await outcome()))).toBe(503)
    fetched.mockResolvedValue({ ok: true } as Response)
    expect(await outcome()).toBe('reloaded')
  })
})

/** The router turns what was thrown into a response. */
const asRouterSees = (thrown: unknown) => {
  const { init, data } = thrown as { init: { status: number }; data: unknown }
  return { status: init.status, statusText: '', internal: false, data }
}
