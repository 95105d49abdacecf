import { expect, jest, test } from '@jest/globals'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { useKeys } from './use-keys.ts'

test('a key counts from the moment that its screen is seen', async () => {
  const pressed = jest.fn()
  function Screen() {
    useKeys({ N: pressed })
    return <p>メモ</p>
  }
  // Nothing here waits for `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.createElement('div')
  const seen = Promise.withResolvers<void>()
  new MutationObserver(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }))
    seen.resolve()
  }).observe(place, { childList: true })
  // As when one comes to it from another screen.
  startTransition(() => createRoot(place).render(<Screen />))
  await seen.promise
  expect(pressed).toHaveBeenCalledTimes(1)
})
