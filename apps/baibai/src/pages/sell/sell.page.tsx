import { SHOP_KIND } from '@sumai/domain/kinds'
import { CardTable } from '@sumai/listings/card-table'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Section } from '@sumai/ui/section'
import { Steps } from '@sumai/ui/steps'
import { Lead } from '../../components/guide/lead.tsx'
import { Points } from '../../components/guide/points.tsx'
import { SateiBand } from '../../components/satei-band.tsx'
import { SateiSample } from '../../components/satei-sample/satei-sample.tsx'
import { DealFigures } from '../../components/sold/deal-figures.tsx'
import { dealFigures, readDeals } from '../../components/sold/deals.ts'
import { toSold } from '../../components/sold/sold.ts'
import { SoldTable } from '../../components/sold/sold-table.tsx'
import { staffsIn, toldBy } from '../../components/voices/told.ts'
import { toVoices } from '../../components/voices/voice.ts'
import { Voices } from '../../components/voices/voices.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './sell.module.css'
import { COSTS, REASONS, REPORT, STEPS, WAYS } from './sell-texts.ts'

/** Enough to have three of sellers among them. */
const ASKED = 40
const SHOWN = 3
const SOLD = 5

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const [voices, cities, shops, deals] = await Promise.all([
    extra(api.contents.list({ contentType: 'voice', limit: ASKED }, options)),
    extra(api.master.cities(options)),
    extra(api.shops.list({ cbFlg: SHOP_KIND.baibai }, options)),
    extra(readDeals(api, options)),
  ])
  const told = toVoices(voices?.contents ?? [], ['sell']).slice(0, SHOWN)
  const staffs = await staffsIn(told, { api, extra }, options)
  return {
    voices: toldBy(told, { shops, staffs, cities: cities?.cities }),
    deals: deals && dealFigures(deals),
    sold: toSold(deals?.slice(0, SOLD) ?? [], cities?.cities ?? []),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: '売却をお考えの方へ',
  description:
    '仲介と買取のちがい、売却の流れと費用をまとめました。無料査定では、近隣の成約事例をもとに価格の見込みをお伝えします。',
  breadcrumbs: crumbs('売却'),
  head: 'own',
} satisfies RouteHandle<Data>

export function Component() {
  const { voices, deals, sold } = useLoaderData<typeof loader>()
  return (
    <>
      <Lead
        drawing="report"
        words="高く売ることと、早く売ること。どちらを大切にするかから伺います。"
        text="査定は無料です。仲介と買取の両方をお見積りし、手元に残る金額を並べてご説明します。売却を急かす電話はいたしません。"
      >
        <ButtonLink to={paths.satei} variant="accent">
          無料査定に進む
        </ButtonLink>
        <ButtonLink to={paths.sales} variant="outline">
          売却・販売実績を見る
        </ButtonLink>
      </Lead>
      <Section heading="売却のお約束" paper>
        <Points points={REASONS} />
      </Section>
      <Section
        heading="お渡しする査定書"
        note="金額だけでなく、その理由と、手元に残る額までお見せします。"
      >
        <div className={css.report}>
          <dl className={css.parts}>
            {REPORT.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <SateiSample />
        </div>
      </Section>
      {deals && sold.length > 0 && (
        <Section paper heading="最近の成約" more={{ label: '実績をすべて見る', to: paths.sales }}>
          <div className={css.deals}>
            <DealFigures figures={deals} />
            <SoldTable sold={sold} dated />
          </div>
        </Section>
      )}
      <Section
        paper={sold.length === 0}
        heading="仲介と買取のちがい"
        more={{ label: '買取について', to: paths.kaitori }}
      >
        <table className={css.ways}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                仲介 <span>高く売りたい方へ</span>
              </th>
              <th scope="col">
                買取 <span>早く確実に売りたい方へ</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {WAYS.map(({ label, better, chukai, kaitori }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{better === 'chukai' ? <b>{chukai}</b> : chukai}</td>
                <td>{better === 'kaitori' ? <b>{kaitori}</b> : kaitori}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section heading="売却の流れ" paper={sold.length > 0}>
        <Steps steps={STEPS} />
      </Section>
      <Section heading="売却にかかる費用" paper={sold.length === 0}>
        <CardTable
          wrap
          label="売却にかかる費用"
          columns={[{ label: '費用' }, { label: '目安' }, { label: '支払いの時期' }]}
          rows={COSTS.map((cells) => ({ key: cells[0], cells }))}
        />
      </Section>
      {voices.length > 0 && <Voices voices={voices} />}
      <SateiBand />
    </>
  )
}
