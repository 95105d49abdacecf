import getPort, { portNumbers } from 'get-port'

/**
 * Below the ports that systems lend to outgoing connections (from 32,768 on Linux): no browser takes
 * one between the look at it and the start of the process that is to listen there.
 */
const FIRST = 10_000
const LAST = 29_999

/** Every process starts at another port, so that two of them do not find the same ones. */
const start = FIRST + ((process.pid * 37) % (LAST - FIRST))

/** Ports that nobody listens on, one for each name. */
export async function freePorts<Name extends string>(
  ...names: Name[]
): Promise<Record<Name, number>> {
  const ports: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const port = [...portNumbers(start, LAST), ...portNumbers(FIRST, start)]
    ports[name] = await getPort({ port, host: '127.0.0.1', reserve: true })
  }
  return ports as Record<Name, number>
}

const SITE = ['SHELL_PORT', 'CHINTAI_PORT', 'BAIBAI_PORT', 'STAFF_PORT', 'API_PORT'] as const

export type SitePorts = Record<(typeof SITE)[number], string>

/** Free ports for the processes of a site, as the variables that they read. */
export async function sitePorts(): Promise<SitePorts> {
  const ports = Object.entries(await freePorts(...SITE))
  return Object.fromEntries(ports.map(([name, port]) => [name, String(port)])) as SitePorts
}
