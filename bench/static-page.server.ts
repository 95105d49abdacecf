/** Serves one page as it is, compressed once at its best. Prints its address. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const page = brotliCompressSync(readFileSync(process.argv[2] ?? ''))

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-encoding', 'br')
  response.end(page)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
})
