import { Awards } from '@sumai/content/awards'
import { BannerSlider } from '@sumai/content/banner-slider'
import { NewsAndQuestions } from '@sumai/content/news-and-questions'
import { BRAND } from '@sumai/domain/brand'
import { ContactBar } from '@sumai/listings/contact-bar'
import { type LoaderFunctionArgs, servicesOf } from '@sumai/platform'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Section } from '@sumai/ui/section'
import { RentalRail } from '../../components/rental-rail.tsx'
import { paths } from '../../paths.ts'
import { AreaPicker } from './area-picker.tsx'
import { OwnerBand } from './owner-band.tsx'
import { PopularConditions } from './popular-conditions.tsx'
import { Promises } from './promises.tsx'
import { Saved } from './saved.tsx'
import { SearchPanel } from './search-panel.tsx'
import { readTop, type TopData } from './top-data.ts'
import { TownTiles } from './town-tiles.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<TopData> =>
  readTop(servicesOf(context), { signal: request.signal })

type Props = { data: TopData }

/** Lies over the lower edge of the picture. */
export const Search = ({ data: { popular, ...data } }: Props) => (
  <SearchPanel {...data} wishes={popular} />
)

export function Below({ data }: Props) {
  const { popular, newest, towns, banners, areas, news, questions, renderedAt } = data
  return (
    <>
      <Saved />
      <PopularConditions conditions={popular} />
      {newest.length === 0 && (
        <Section heading="新着の賃貸物件">
          <NothingYet heading="ただいま掲載中の部屋はありません" agency={BRAND}>
            ご希望の条件をお聞かせください。公開前の部屋も含めて、お電話でご案内します。
          </NothingYet>
        </Section>
      )}
      {newest.length > 0 && (
        <Section
          heading="新着の賃貸物件"
          note="公開日の新しい順です。"
          more={{ label: '新着をすべて見る', to: paths.newest }}
        >
          <RentalRail rooms={newest} now={renderedAt} />
        </Section>
      )}
      {towns.length > 0 && <TownTiles towns={towns} />}
      <BannerSlider banners={banners} />
      {areas.some(({ shops }) => shops.length > 0) && <AreaPicker areas={areas} />}
      <Promises />
      <Awards />
      <NewsAndQuestions
        questionsHeading="賃貸のQ&A"
        news={news}
        questions={questions}
        paths={paths}
        paper
      />
      <OwnerBand />
      <ContactBar paths={paths} />
    </>
  )
}
