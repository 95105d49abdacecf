import type { Api } from '@sumai/api-client'
import { isBukkenNo } from '@sumai/domain/bukken-no'
import type { CardProps } from '@sumai/listings/card'
import {
  apiContext,
  crumbsFrom,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  type SiteType,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { CardGrid } from '@sumai/ui/card-grid'
import { Section } from '@sumai/ui/section'
import type { ComponentType } from 'react'
import { readReceipt } from '../form-page/receipt.ts'
import { ThanksPage } from '../form-page/thanks.tsx'
import { thanksHandle } from '../form-page/thanks-route.tsx'

type Asked<Room> = {
  bukkenNo: string
  /** The shop of the listing. */
  tenpoNo: string
  /** Listings of the same city and kind. */
  rooms: readonly Room[]
}

type Options<Room> = {
  site: SiteType
  /** お部屋, 物件 */
  word: string
  /** `null` when the listing is offered no more. */
  askedAbout: (
    api: Api,
    bukkenNo: string,
    options: { signal: AbortSignal },
  ) => Promise<Asked<Room> | null>
  Card: ComponentType<CardProps & { room: Room }>
  paths: {
    top: string
    search: string
    propertyForm: string
    room: (room: Room) => string
    reservation: (room: { bukkenNo: string; tenpoNo: string }) => string
  }
}

const HEADING = 'お問い合わせが完了しました'

/** The thanks page of 物件お問い合わせ: offers a visit and similar listings. */
export function propertyThanksRoute<Room extends { bukkenNo: string }>(options: Options<Room>) {
  const { site, word, askedAbout, Card, paths } = options

  async function loader(args: LoaderFunctionArgs) {
    const { context, request } = args
    const bukkenNo = new URL(request.url).searchParams.get('bukken_no') ?? ''
    const ask = () => askedAbout(context.get(apiContext), bukkenNo, { signal: request.signal })
    const [thanks, about] = await Promise.all([
      readReceipt(args, paths.propertyForm),
      isBukkenNo(bukkenNo) ? context.get(extraContext)(ask()) : null,
    ])
    return { thanks, about, now: context.get(renderedAtContext) }
  }
  type Data = Awaited<ReturnType<typeof loader>>

  const handle = thanksHandle({
    site,
    title: HEADING,
    crumbs: crumbsFrom(paths.top)(['物件のお問い合わせ', paths.propertyForm], '完了'),
  }) satisfies RouteHandle<Data>

  function Component() {
    const { thanks, about, now } = useLoaderData() as Data
    const actions = (
      <>
        {about && <ButtonLink to={paths.reservation(about)}>来店を予約する</ButtonLink>}
        <ButtonLink to={paths.search} variant="outline">
          ほかの{word}を探す
        </ButtonLink>
      </>
    )
    return (
      <>
        <ThanksPage {...{ site, thanks, actions }} form="property" heading={HEADING} />
        {about && about.rooms.length > 0 && (
          <Section heading={`条件の近い${word}`} paper>
            <CardGrid rail>
              {about.rooms.map((room) => (
                <Card key={room.bukkenNo} room={room} to={paths.room(room)} now={now} />
              ))}
            </CardGrid>
          </Section>
        )}
      </>
    )
  }

  return { loader, handle, Component }
}
