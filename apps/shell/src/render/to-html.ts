import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** ms after which a render that hangs is given up. */
const TIMEOUT = 5000

/** What React writes where a part was not there yet: code that came late, on its first use. */
const UNFINISHED = /<!--\$[!?]-->/

/**
 * Renders the whole page before anything is sent: complete without JavaScript, cacheable and
 * hashable. Into one string, which takes a third less CPU than a stream; a page whose parts are not
 * all there is streamed into memory until they are.
 */
export async function toHtml(element: ReactElement, log: (error: unknown) => void) {
  const html = renderToString(element)
  return UNFINISHED.test(html) ? streamed(element, log) : html
}

/** `progressiveChunkSize: Infinity` keeps React from outlining large parts into inline scripts. */
function streamed(element: ReactElement, log: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        done()
        resolve(Buffer.concat(chunks).toString('utf8'))
      },
    })
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), TIMEOUT)
    const { pipe, abort } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(sink)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: log,
    })
  })
}
