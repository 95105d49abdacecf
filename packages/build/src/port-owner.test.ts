import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { freePorts } from './free-ports.ts'
import { requireFreePort } from './port-owner.ts'

test('a port that is taken is named with the process that has it', async () => {
  const { port } = await freePorts('port')
  await requireFreePort(port)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    await expect(requireFreePort(port)).rejects.toThrow(
      `port ${port} is in use by process ${process.pid}`,
    )
  } finally {
    server.close()
  }
})
