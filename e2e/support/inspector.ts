/** What the inspector of a process answers to one question (`HeapProfiler.collectGarbage`, …). */
async function ask<Answer>(port: number, method: string): Promise<Answer> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  try {
    await event(socket, 'open')
    socket.send(JSON.stringify({ id: 1, method }))
    const { data } = (await event(socket, 'message')) as MessageEvent<string>
    const { error, result } = JSON.parse(data)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  } finally {
    socket.close()
  }
}

const event = (socket: WebSocket, name: 'open' | 'message') =>
  new Promise<Event>((resolve, reject) => {
    socket.addEventListener(name, resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The inspector is gone')), {
      once: true,
    })
  })

/**
 * Bytes that are alive in a process started with `--inspect`: its heap and its buffers. What waits
 * for the collector does not count, so that the figure can be compared with another of the process.
 */
export async function bytesAlive(port: number): Promise<number> {
  await ask(port, 'HeapProfiler.collectGarbage')
  type Usage = { usedSize: number; backingStorageSize: number }
  const { usedSize, backingStorageSize } = await ask<Usage>(port, 'Runtime.getHeapUsage')
  return usedSize + backingStorageSize
}
