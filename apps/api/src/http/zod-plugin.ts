import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** The routes of a module: requests and answers have the types of their zod schemas. */
export type ApiPlugin = FastifyPluginAsyncZod
