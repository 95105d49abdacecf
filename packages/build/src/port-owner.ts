import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'

/** Throws one line that names the port, and on Linux the process, if somebody listens there. */
export async function requireFreePort(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer()
  const isTaken = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(true))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })
  if (!isTaken) return
  const pid = ownerOf(port)
  throw new Error(`port ${port} is in use${pid ? ` by process ${pid}` : ''}`)
}

/** The process that listens on a port of this machine, as far as /proc shows it. */
function ownerOf(port: number): string | undefined {
  try {
    const sockets = new Set(['tcp', 'tcp6'].flatMap((family) => listening(family, port)))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .find((pid) => openFiles(pid).some((file) => sockets.has(file)))
  } catch {
    return undefined
  }
}

const LISTEN = '0A'

/** `socket:[inode]` of those that listen on a port, from a table of the kernel (man 5 proc). */
function listening(family: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return readFileSync(`/proc/net/${family}`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTEN)
    .map((fields) => `socket:[${fields[9]}]`)
}

const openFiles = (pid: string): string[] =>
  orNone(() => readdirSync(`/proc/${pid}/fd`)).flatMap((file) =>
    orNone(() => [readlinkSync(`/proc/${pid}/fd/${file}`)]),
  )

/** Nothing when reading fails: processes end meanwhile, and some belong to other users. */
function orNone(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}
