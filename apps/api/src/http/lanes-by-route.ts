import fp from 'fastify-plugin'
import { inLane } from '../db/lanes.ts'

/** The queries of a route share one lane of the connections to the database. */
export const lanesByRoute = fp(async (app) => {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    inLane(String(routeOptions.url), done)
  })
  // Again after the body has come: reading it loses the async context of the request.
  app.addHook('preValidation', ({ routeOptions }, _reply, done) => {
    inLane(String(routeOptions.url), done)
  })
})
