import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Boot } from '../boot.ts'
import { isMapWorker, mapWorkerPolicy } from '../map-hosts.ts'

type Options = {
  /** Folder of the shell's browser build. */
  assetsDir: string
  /** Hosts of maps besides our own. */
  map: NonNullable<Boot['map']>
}

/** The scripts and stylesheets of the shell, under names that carry their hash. */
export function assets(app: FastifyInstance, { assetsDir, map }: Options): void {
  app.register(fastifyStatic, {
    root: assetsDir,
    prefix: '/assets/',
    index: false,
    // For the server only; changes with every build.
    allowedPath: (file) => !file.endsWith('.json'),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file) => {
      if (isMapWorker(file)) reply.header('content-security-policy', mapWorkerPolicy(map))
    },
  })
}
