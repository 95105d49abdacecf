import fp from 'fastify-plugin'
import { inLane } from '../db/lanes.ts'

/** The queries of a route share one lane of the connections to the database. */
export const lanesByRoute = fp(async (app) => {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    inLane(String(routeOptions.url), done)
  })
  // Once more after the body has come: reading it leaves the context that a request began with.
  app.addHook('preValidation', ({ routeOptions }, _reply, done) => {
    inLane(String(routeOptions.url), done)
  })
})
