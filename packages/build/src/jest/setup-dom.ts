import '@testing-library/jest-dom/jest-globals'
import { transferableAbortController } from 'node:util'

// The router's requests are Node's, which refuse a signal that jsdom has made.
Object.assign(globalThis, { AbortController: transferableAbortController().constructor })
