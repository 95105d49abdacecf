import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** ms after which a render that hangs is given up. */
const TIMEOUT = 5000

/** Written by the stream of React, but not by renderToString. */
const DOCTYPE = '<!DOCTYPE html>'

/** Marks a part whose code was not loaded yet. */
const UNFINISHED = '<!--$!-->'

/**
 * Renders the whole document before anything is sent, so that it is complete without JavaScript and
 * can be cached and hashed. Rendering to a string takes a third less CPU than a stream; a page with
 * parts that are not loaded yet is streamed into memory. Rejects when the page cannot be rendered;
 * `onPart` is called for parts that fail and are left to the browser.
 */
export async function toHtml(element: ReactElement, onPart: (error: unknown) => void) {
  const html = renderToString(element)
  return html.includes(UNFINISHED) ? streamed(element, onPart) : html
}

/** `progressiveChunkSize: Infinity` keeps React from outlining large parts into inline scripts. */
function streamed(element: ReactElement, onPart: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const broken = new Set<unknown>()
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        done()
        resolve(Buffer.concat(chunks).toString('utf8').slice(DOCTYPE.length))
      },
    })
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), TIMEOUT)
    const { pipe, abort } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        broken.forEach(onPart)
        pipe(sink)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => void broken.add(error),
    })
  })
}
