import { createServer } from 'node:net'

/** Ports that nobody listens on, one for each name. */
export async function freePorts<Name extends string>(
  ...names: Name[]
): Promise<Record<Name, number>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))))
  const ports = servers.map((server) => {
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('No port is free')
    return address.port
  })
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<
    Name,
    number
  >
}

const SITE = ['SHELL_PORT', 'CHINTAI_PORT', 'BAIBAI_PORT', 'API_PORT'] as const

export type SitePorts = Record<(typeof SITE)[number], string>

/** Free ports for the processes of a site, as the variables that they read. */
export async function sitePorts(): Promise<SitePorts> {
  const ports = Object.entries(await freePorts(...SITE))
  return Object.fromEntries(ports.map(([name, port]) => [name, String(port)])) as SitePorts
}
