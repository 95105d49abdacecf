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
import { Badge } from '@sumai/ui/badge'
import { CardGrid } from '@sumai/ui/card-grid'
import { Container } from '@sumai/ui/container'
import { Facilities } from '@sumai/ui/facilities'
import { KeyFacts } from '@sumai/ui/key-facts'
import { RoomMeta } from '@sumai/ui/room-meta'
import { Section } from '@sumai/ui/section'
import { ShopCard } from '@sumai/ui/shop-card'
import { StaffComment } from '@sumai/ui/staff-comment'
import { useEffect } from 'react'
import { ListingCard } from '../../components/listing-card.tsx'
import { paths } from '../../paths.ts'
import { Gallery } from './gallery.tsx'
import { InvestFigures } from './invest-figures.tsx'
import { keyFacts } from './key-facts.ts'
import { Lots } from './lots.tsx'
import { Outline } from './outline.tsx'
import { PriceBox } from './price-box.tsx'
import { RentRoll } from './rent-roll.tsx'
import css from './room.module.css'
import { roomExtras } from './room-data.ts'
import { roomBreadcrumbs, roomDescription, roomJsonLd, roomTitle } from './room-head.ts'
import { isInvestment } from './room-kind.ts'
import { Warnings } from './warnings.tsx'

export async function loader({ context, params: { cityid, id }, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const { pathname, search } = new URL(request.url)
  if (!cityid) throw redirect(paths.search, 301)
  if (!id) {
    const { city } = await api.cities.get(cityid, options)
    throw redirect(paths.city(city.slug), 301)
  }
  if (!isBukkenNo(id)) throw httpError(404)

  const [{ room }, city] = await Promise.all([
    api.baibai.room(id, options),
    // In the title: waited for like the listing itself, but a city that is wrong only redirects.
    api.cities.get(cityid, options).catch(() => null),
  ])
  // Another city, a slug for its code, capitals: one listing has one address.
  if (pathname !== paths.room(room)) throw redirect(paths.room(room) + search, 301)
  return {
    room,
    city: city && { name: city.city.cityName, slug: city.city.slug },
    ...(await roomExtras(api, context.get(extraContext), room, options)),
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['room'],
  title: ({ data }) => roomTitle(data),
  description: ({ data }) => roomDescription(data),
  heading: ({ data }) => data.room.name,
  breadcrumbs: ({ data }) => roomBreadcrumbs(data),
  robots: ({ data }) => (data.room.boshuStatus === 'closed' ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => paths.room(data.room),
  jsonLd: ({ data }) => roomJsonLd(data),
} satisfies RouteHandle<Data>

export function Component() {
  const { room, shop, staff, similar, renderedAt } = useLoaderData<typeof loader>()
  const { bukkenNo, kakaku } = room
  const { recordView } = useSharedState()
  useEffect(() => {
    recordView({ site: 'baibai', bukkenNo }, kakaku)
  }, [recordView, bukkenNo, kakaku])
  const isForRent = isInvestment(room)

  return (
    <>
      <Container>
        <RoomMeta room={room} now={renderedAt}>
          {room.bukkenKbnLabel && <Badge>{room.bukkenKbnLabel}</Badge>}
          {room.nyukyoRitsu === 100 && <Badge tone="ok">満室稼働中</Badge>}
        </RoomMeta>
        {isForRent && (
          <div className={css.figures}>
            <InvestFigures room={room} />
            <Warnings room={room} />
          </div>
        )}
        <div className={css.page}>
          <div className={css.gallery}>
            <Gallery key={bukkenNo} name={room.name} photos={room.photos} />
          </div>
          <div className={css.aside}>
            <PriceBox room={room} shop={shop} />
          </div>
          <div className={css.body}>
            <KeyFacts facts={keyFacts(room)} />
            <StaffComment comment={room.comment} staff={staff} shop={shop} />
            {room.bunjo && <Lots site={room.bunjo} />}
            {isForRent && <RentRoll room={room} />}
            <Outline room={room} />
            <Facilities labels={room.setsubijokenLabel} />
            <ShopCard
              shop={shop}
              shopTo={paths.shop(room.tenpoNo)}
              visitTo={paths.reservation(room)}
              renderedAt={renderedAt}
            />
          </div>
        </div>
      </Container>
      {similar.length > 0 && (
        <Section heading="条件が近い物件" paper>
          <CardGrid rail>
            {similar.map((other) => (
              <ListingCard key={other.bukkenNo} room={other} now={renderedAt} />
            ))}
          </CardGrid>
        </Section>
      )}
      <ActionBar
        site="baibai"
        tel={telOf(shop)}
        enquiryTo={paths.property(bukkenNo)}
        visitTo={paths.reservation(room)}
      />
    </>
  )
}
