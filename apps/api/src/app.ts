import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { caching } from './http/caching.ts'
import { docs } from './http/docs.ts'
import { answerError, errors } from './http/errors.ts'
import { lanesByRoute } from './http/lanes-by-route.ts'
import { withoutPersonalData } from './http/logging.ts'
import { negotiation } from './http/negotiation.ts'
import { openapi } from './http/openapi.ts'
import { previewed } from './http/previewed.ts'
import { onceAMinute } from './http/repeated-errors.ts'
import { staffAccess } from './http/staff.ts'
import { limitCalls } from './limits/limit-calls.ts'
import { auditLogRoutes } from './modules/audit-log/audit-log.routes.ts'
import { baibaiRoomsRoutes } from './modules/baibai-rooms/baibai-rooms.routes.ts'
import { bannersRoutes } from './modules/banners/banners.routes.ts'
import { blockedTimesRoutes } from './modules/bookings/blocked-times.routes.ts'
import { bookingsRoutes } from './modules/bookings/bookings.routes.ts'
import { byPlaceRoutes } from './modules/by-place/by-place.routes.ts'
import { callKeys } from './modules/call-keys/call-keys.ts'
import { keyedTransactions } from './modules/call-keys/keyed-transactions.ts'
import { chintaiRoomsRoutes } from './modules/chintai-rooms/chintai-rooms.routes.ts'
import { citiesRoutes } from './modules/cities/cities.routes.ts'
import { cityGuidesRoutes } from './modules/city-guides/city-guides.routes.ts'
import { contentsRoutes } from './modules/contents/contents.routes.ts'
import { counterRoutes } from './modules/counter/counter.routes.ts'
import { groundRoutes } from './modules/ground/ground.routes.ts'
import { healthRoutes } from './modules/health/health.routes.ts'
import { homeViewsRoutes } from './modules/home-views/home-views.routes.ts'
import { importsRoutes } from './modules/imports/imports.routes.ts'
import { inquiriesRoutes } from './modules/inquiries/inquiries.routes.ts'
import { repliesRoutes } from './modules/inquiries/replies.routes.ts'
import { staffInquiriesRoutes } from './modules/inquiries/staff-inquiries.routes.ts'
import { inquirySlotsRoutes } from './modules/inquiry-slots/inquiry-slots.routes.ts'
import { mailmagazineRoutes } from './modules/mailmagazine/mailmagazine.routes.ts'
import { subscribersRoutes } from './modules/mailmagazine/subscribers.routes.ts'
import { mediaRoutes } from './modules/media/media.routes.ts'
import { namesRoutes } from './modules/names/names.routes.ts'
import { outboxRoutes } from './modules/outbox/outbox.routes.ts'
import { picturesRoutes } from './modules/pictures/pictures.routes.ts'
import { planDrawer } from './modules/plans/drawer.ts'
import { plansRoutes } from './modules/plans/plans.routes.ts'
import { plotsRoutes } from './modules/plots/plots.routes.ts'
import { postalCodesRoutes } from './modules/postal-codes/postal-codes.routes.ts'
import { listingPreviewsRoutes } from './modules/previews/listing-previews.routes.ts'
import { previewLinks } from './modules/previews/preview-links.ts'
import { reservationsRoutes } from './modules/reservations/reservations.routes.ts'
import { schoolsRoutes } from './modules/schools/schools.routes.ts'
import { sharePicturesRoutes } from './modules/share-pictures/share-pictures.routes.ts'
import { sheetsRoutes } from './modules/sheets/sheets.routes.ts'
import { shopsRoutes } from './modules/shops/shops.routes.ts'
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts'
import { staffArticlesRoutes } from './modules/staff-articles/staff-articles.routes.ts'
import { staffFiltersRoutes } from './modules/staff-filters/staff-filters.routes.ts'
import { staffListingsRoutes } from './modules/staff-listings/staff-listings.routes.ts'
import { invitationsRoutes } from './modules/staff-sessions/invitations.routes.ts'
import { passkeySignInRoutes } from './modules/staff-sessions/passkey-sign-in.routes.ts'
import { passkeysRoutes } from './modules/staff-sessions/passkeys.routes.ts'
import { staffSessionsRoutes } from './modules/staff-sessions/staff-sessions.routes.ts'
import { staffsRoutes } from './modules/staffs/staffs.routes.ts'
import { staticMapsRoutes } from './modules/static-maps/static-maps.routes.ts'
import { stationsRoutes } from './modules/stations/stations.routes.ts'
import { suggestRoutes } from './modules/suggest/suggest.routes.ts'
import { tatemonoRoutes } from './modules/tatemono/tatemono.routes.ts'
import { todayRoutes } from './modules/today/today.routes.ts'
import { townDrawingsRoutes } from './modules/town-drawings/town-drawings.routes.ts'
import { understandRoutes } from './modules/understand/understand.routes.ts'
import { staticMaps } from './static-maps/static-maps.ts'

const MODULES = [
  chintaiRoomsRoutes,
  tatemonoRoutes,
  baibaiRoomsRoutes,
  byPlaceRoutes,
  suggestRoutes,
  namesRoutes,
  shopsRoutes,
  staffsRoutes,
  staffSessionsRoutes,
  passkeysRoutes,
  passkeySignInRoutes,
  staffFiltersRoutes,
  invitationsRoutes,
  citiesRoutes,
  cityGuidesRoutes,
  stationsRoutes,
  schoolsRoutes,
  counterRoutes,
  contentsRoutes,
  bannersRoutes,
  inquiriesRoutes,
  staffInquiriesRoutes,
  repliesRoutes,
  staffListingsRoutes,
  staffArticlesRoutes,
  listingPreviewsRoutes,
  inquirySlotsRoutes,
  reservationsRoutes,
  bookingsRoutes,
  blockedTimesRoutes,
  homeViewsRoutes,
  todayRoutes,
  mailmagazineRoutes,
  subscribersRoutes,
  postalCodesRoutes,
  groundRoutes,
  understandRoutes,
  sitemapRoutes,
  picturesRoutes,
  importsRoutes,
  outboxRoutes,
  auditLogRoutes,
]

const BODY_LIMIT = 1024 * 1024
/**
 * ms in which a request must be sent. Longer than browsers keep a connection that they opened ahead
 * of need (60 s): closing it just as it is used would fail that request.
 */
const REQUEST_MS = 65_000
/** ms between two looks for requests that take longer. */
const LOOK_MS = 5_000
/** ms after which a read is answered with 503. */
const READ_MS = 4_500
/**
 * Through the staff's screens, one address may make so many times as many calls: a shop works behind
 * one, and changes hundreds of homes at once.
 */
const STAFF_CALLS = 10

/** The whole API, ready to listen or to be asked with `inject`. */
export async function buildApp(deps: Deps) {
  const app = fastify({
    logger: { ...onceAMinute(withoutPersonalData), level: deps.logLevel, stream: deps.logStream },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS },
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  deps.telemetry?.watch(app)
  await app.register(lanesByRoute)
  await app.register(errors)
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id)
  })
  await app.register(healthRoutes(deps))
  const drawers = { maps: staticMaps(), plans: planDrawer() }
  app.addHook('onClose', () => drawers.plans.close())
  await app.register(staticMapsRoutes(deps, drawers.maps))
  await app.register(townDrawingsRoutes)
  await app.register(sharePicturesRoutes(deps))
  await app.register(plansRoutes(deps, drawers.plans))
  await app.register(plotsRoutes)
  await app.register(mediaRoutes([...deps.mediaDirs, deps.uploadDir]))
  await app.register(docs, { prefix: '/api/v1' })

  await app.register(
    async (api) => {
      await api.register(cors, {
        origin: [...deps.publicOrigins],
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['etag', 'location', 'retry-after', 'x-request-id'],
        maxAge: 600,
      })
      await api.register(negotiation)
      api.addHook('onRoute', (route) => {
        if (route.method === 'GET') route.handlerTimeout ??= READ_MS
      })
      const { callsPerMinute, callsBurst } = deps.rates
      const most = callsPerMinute && callsPerMinute + callsBurst
      const limited = (name: string, max: number) =>
        limitCalls({ ...deps, limit: { name, max, seconds: 60 } })
      const count = limited('calls', most)
      const countStaff = limited('staff calls', most * STAFF_CALLS)
      api.addHook('onRequest', async (request) => {
        const { address, isShell, isStaffServer } = deps.callerOf(request)
        if (isStaffServer) countStaff(address)
        else if (!isShell) count(address)
      })
      await api.register(
        staffAccess({
          readToken: deps.readStaff,
          readSession: deps.sessions.read,
          origins: deps.staffOrigins,
        }),
      )
      await api.register(previewed(previewLinks(deps.internalToken, deps.now)))
      // Before compressing: it keeps answers as they are written.
      await api.register(callKeys(deps))
      await api.register(compress, { encodings: ['br', 'gzip'] })
      await api.register(caching)
      await api.register(openapi)
      const keyed = { ...deps, db: keyedTransactions(deps.db, deps.now) }
      for (const routes of MODULES) await api.register(routes(keyed))
      await api.register(sheetsRoutes(deps, drawers))
      api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger())
    },
    { prefix: '/api/v1' },
  )
  return app
}
