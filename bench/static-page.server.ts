/** Serves one page as it is, compressed once at its best, and what it shows from the site that it is of. Prints its address. */
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { StaticPage } from './limit.ts'

const { html, origin }: StaticPage = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const page = brotliCompressSync(html)

const server = createServer(({ url = '/', headers }, response) => {
  if (url === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'br')
    response.end(page)
    return
  }
  // Browsers take no pictures from another origin (CORP).
  request(new URL(url, origin), { headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  }).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
})
