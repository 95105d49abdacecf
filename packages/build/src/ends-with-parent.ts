/**
 * Preloaded by every process of the site (stack.ts). When the process that started it is gone, for
 * whatever reason, it ends too, after answering its open requests.
 */
import { isMainThread } from 'node:worker_threads'

/** ms until it ends anyway; `npm start` promises 10 s. */
const PATIENCE = 9_000

if (isMainThread && process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
