/** Gives one answer to everything: headers and body (JSON, base64) as they are. Prints its address. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { PlainAnswer } from './servers.ts'

const { headers, body }: PlainAnswer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const page = Buffer.from(body, 'base64')

const server = createServer((_request, response) => response.writeHead(200, headers).end(page))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
})
