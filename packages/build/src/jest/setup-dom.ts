import '@testing-library/jest-dom/jest-globals'
import { URLSearchParams } from 'node:url'
import { transferableAbortController } from 'node:util'
import { configure } from '@testing-library/react'

// The router's requests are Node's, which refuse the signals of jsdom and do not know its forms.
const AbortController = transferableAbortController().constructor

/** jsdom draws nothing: whatever is there is in view. */
class IntersectionObserver {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

Object.assign(globalThis, { AbortController, URLSearchParams, IntersectionObserver })

// ms. Long, so that no test fails because the machine is busy.
configure({ asyncUtilTimeout: 10_000 })
