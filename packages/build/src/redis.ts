import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { requireProgram } from './debian.ts'
import { freePorts } from './free-ports.ts'

const SERVER = '/usr/bin/redis-server'

/**
 * Gives work a Redis of its own, empty, on a free port of this machine; it is gone afterwards.
 * Debian's package is installed when there is none (as root).
 */
export async function withRedis(work: (url: string) => Promise<void>): Promise<void> {
  const program = await requireProgram(SERVER, 'redis-server')
  const { port } = await freePorts('port')
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const server = spawn(program, options, { stdio: 'ignore' })
  const ended = once(server, 'exit')
  try {
    await Promise.race([
      listening(port),
      ended.then(() => Promise.reject(new Error(`${SERVER} did not start`))),
    ])
    await work(`redis://127.0.0.1:${port}`)
  } finally {
    server.kill()
    await ended
  }
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(50)
  }
}
