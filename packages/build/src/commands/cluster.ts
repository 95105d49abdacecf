/** `npm run cluster`: the site as deploy/ describes it, on this machine, until it is told to stop. */
import { Cluster } from '../cluster.ts'

const cluster = await Cluster.start()
console.log(`ready ${cluster.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => cluster.stop().then(() => process.exit(0)))
}
