import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { Lead } from '../../components/guide/lead.tsx'
import { NextStep } from '../../components/guide/next-step.tsx'
import { PlainList } from '../../components/guide/plain-list.tsx'
import { Points } from '../../components/guide/points.tsx'
import { crumbs, paths } from '../../paths.ts'
import { SiteGrid } from './site-grid.tsx'
import { toSite } from './site-line.ts'
import css from './tateuri.module.css'
import { LOOK_AT, PHOTOS, SPEC } from './tateuri-texts.ts'

const SHOWN = 6

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { rooms, pagination } = await context
    .get(apiContext)
    .baibai.rooms(
      { bukkenType: ['tateuri'], order: 'new', limit: SHOWN, fields: 'light' },
      { signal: request.signal },
    )
  return { sites: rooms.map(toSite), total: pagination.total }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: '新築分譲住宅',
  description:
    '自社で計画した新築分譲住宅。省エネと耐震の性能、販売中の分譲地をご覧いただけます。仲介手数料はかかりません。',
  breadcrumbs: crumbs('新築分譲住宅'),
  head: 'own',
} satisfies RouteHandle<Data>

export function Component() {
  const { sites, total } = useLoaderData<typeof loader>()
  return (
    <>
      <Lead
        drawing="plot"
        words="家だけでなく、道と緑まで。街並みごと計画した分譲住宅です。"
        text="当社が売主となり、土地の仕入れから設計、販売、お引渡し後の点検までを受け持ちます。仲介手数料はかかりません。"
      >
        <ButtonLink to={paths.tateuriList}>販売中の分譲地を見る</ButtonLink>
        <ButtonLink to={paths.reservationForm} variant="outline">
          現地見学を予約する
        </ButtonLink>
      </Lead>
      {sites.length > 0 && (
        <Section
          heading="販売中の分譲地"
          more={{ label: `${total}件すべて見る`, to: paths.tateuriList }}
          paper
        >
          <SiteGrid sites={sites} />
        </Section>
      )}
      <Section heading="すべての家に共通の仕様">
        <Points points={SPEC} />
      </Section>
      <Section heading="室内のようす" note="これまでにお引渡しした家の写真です。" paper>
        <ul className={css.photos}>
          {PHOTOS.map(({ photo, name }) => (
            <li key={photo} className={css.photo}>
              <span aria-hidden="true" className={css.caption}>
                {name}
              </span>
              <Picture
                photo={{ url: photo, width: 1000, height: 667 }}
                alt={name}
                ratio="3:2"
                sizes="(min-width: 1024px) 590px, 94vw"
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="見学のときに見るところ" note="完成した家でも、工事中の家でも同じです。">
        <PlainList items={LOOK_AT} />
      </Section>
      <NextStep
        heading="家の中と街並みを、現地で"
        text="完成した家は、平日も土日もご案内します。見学に費用はかかりません。"
      >
        <ButtonLink to={paths.reservationForm} size="l">
          現地見学を予約する
        </ButtonLink>
        <ButtonLink to={paths.tateuriList} variant="outline" size="l">
          販売中の分譲地を見る
        </ButtonLink>
      </NextStep>
    </>
  )
}
