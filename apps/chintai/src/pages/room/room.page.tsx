import { isBukkenNo } from '@sumai/domain/bukken-no'
import { telOf } from '@sumai/domain/tel'
import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  redirect,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { ActionBar } from '@sumai/ui/action-bar'
import { CardGrid } from '@sumai/ui/card-grid'
import { Container } from '@sumai/ui/container'
import { Facilities } from '@sumai/ui/facilities'
import { KeyFacts } from '@sumai/ui/key-facts'
import { RentalCard } from '@sumai/ui/rental-card'
import { rentalName } from '@sumai/ui/rental-facts'
import { RoomMeta } from '@sumai/ui/room-meta'
import { Section } from '@sumai/ui/section'
import { ShopCard } from '@sumai/ui/shop-card'
import { StaffComment } from '@sumai/ui/staff-comment'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { Gallery } from './gallery.tsx'
import { keyFacts } from './key-facts.ts'
import { Neighbours } from './neighbours.tsx'
import { Outline } from './outline.tsx'
import { PriceBox } from './price-box.tsx'
import css from './room.module.css'
import { isClosed, roomExtras } from './room-data.ts'
import { roomBreadcrumbs, roomDescription, roomJsonLd, roomTitle } from './room-head.ts'

export async function loader({ context, params: { cityid, id }, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const { pathname, search } = new URL(request.url)
  if (!cityid) throw redirect(paths.search, 301)
  if (!id) {
    const { city } = await api.cities.get(cityid, options)
    throw redirect(paths.term(city.slug), 301)
  }
  if (!isBukkenNo(id)) throw httpError(404)

  const { room } = await api.chintai.room(id, options)
  // Another city, a slug for its code: one room has one address.
  if (pathname !== paths.room(room)) throw redirect(paths.room(room) + search, 301)
  const [{ city }, extras] = await Promise.all([
    api.cities.get(cityid, options),
    roomExtras(api, context.get(extraContext), room, options),
  ])
  return {
    room,
    city: { name: city.cityName, slug: city.slug },
    ...extras,
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['room'],
  title: ({ data }) => roomTitle(data),
  description: ({ data }) => roomDescription(data),
  heading: ({ data }) => rentalName(data.room),
  breadcrumbs: ({ data }) => roomBreadcrumbs(data),
  robots: ({ data }) => (isClosed(data.room) ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => paths.room(data.room),
  jsonLd: ({ data }) => roomJsonLd(data),
} satisfies RouteHandle<Data>

export function Component() {
  const { room, shop, staff, neighbours, similar, renderedAt } = useLoaderData<typeof loader>()
  const { bukkenNo, hyYachin } = room
  const { recordView } = useSharedState()
  useEffect(() => {
    recordView({ site: 'chintai', bukkenNo }, hyYachin)
  }, [recordView, bukkenNo, hyYachin])

  return (
    <>
      <Container>
        <RoomMeta room={room} now={renderedAt} />
        <div className={css.page}>
          <div className={css.gallery}>
            <Gallery key={bukkenNo} name={rentalName(room)} photos={room.photos} />
          </div>
          <div className={css.aside}>
            <PriceBox room={room} shop={shop} />
          </div>
          <div className={css.body}>
            <KeyFacts facts={keyFacts(room)} />
            <StaffComment comment={room.comment} staff={staff} shop={shop} />
            <Outline room={room} />
            <Facilities labels={room.setsubijokenLabel} />
            <Neighbours room={room} neighbours={neighbours} />
            <ShopCard
              shop={shop}
              shopTo={paths.shop(room.tenpoNo)}
              visitTo={paths.reservation(room)}
            />
          </div>
        </div>
      </Container>
      {similar.length > 0 && (
        <Section heading="条件が近い部屋" paper>
          <CardGrid rail>
            {similar.map((other) => (
              <RentalCard
                key={other.bukkenNo}
                room={other}
                to={paths.room(other)}
                now={renderedAt}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      {!isClosed(room) && (
        <ActionBar
          site="chintai"
          tel={telOf(shop)}
          enquiryTo={paths.property(bukkenNo)}
          visitTo={paths.reservation(room)}
        />
      )}
    </>
  )
}
