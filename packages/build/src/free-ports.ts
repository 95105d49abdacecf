import { createServer } from 'node:net'

const NAMES = ['SHELL_PORT', 'CHINTAI_PORT', 'BAIBAI_PORT', 'API_PORT'] as const

export type Ports = Record<(typeof NAMES)[number], string>

/** Four ports that nobody listens on. */
export async function freePorts(): Promise<Ports> {
  const servers = NAMES.map(() => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))))
  const ports = servers.map((server) => {
    const address = server.address()
    return String(typeof address === 'object' ? address?.port : address)
  })
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return Object.fromEntries(NAMES.map((name, index) => [name, ports[index]])) as Ports
}
