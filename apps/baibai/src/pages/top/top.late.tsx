import { Awards } from '@sumai/content/awards'
import { BannerSlider } from '@sumai/content/banner-slider'
import { NewsAndQuestions } from '@sumai/content/news-and-questions'
import { BRAND } from '@sumai/domain/brand'
import { ContactBar } from '@sumai/listings/contact-bar'
import { type LoaderFunctionArgs, servicesOf } from '@sumai/platform'
import { WordsSearch } from '@sumai/search/words-search'
import { CardGrid } from '@sumai/ui/card-grid'
import { Container } from '@sumai/ui/container'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Section } from '@sumai/ui/section'
import { ListingCard, ListingRail } from '../../components/listing-card.tsx'
import { SateiBand } from '../../components/satei-band.tsx'
import { SavedSearches } from '../../components/saved-searches.tsx'
import { SoldTable } from '../../components/sold/sold-table.tsx'
import { toldBy } from '../../components/voices/told.ts'
import { Voices } from '../../components/voices/voices.tsx'
import { paths } from '../../paths.ts'
import { Promises } from './promises.tsx'
import { SearchPanel } from './search-panel.tsx'
import { ShopGrid } from './shop-grid.tsx'
import { readTop, type TopData } from './top-data.ts'
import { TypeTiles } from './type-tiles.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<TopData> =>
  readTop(servicesOf(context), { signal: request.signal })

type Props = { data: TopData }

/** In the hero: the whole search in one line. */
export const Words = () => (
  <WordsSearch
    action={paths.search}
    suggestAt={paths.suggestions}
    placeholder="例：久留米 土地 1,000万円"
  />
)

export const Search = ({ data: { cities, counts } }: Props) => (
  <Section
    heading="物件を探す"
    more={{ label: '条件を細かく指定する', to: paths.searchByTerm }}
    paper
    tight
  >
    <SearchPanel cities={cities} />
    <TypeTiles counts={counts} />
  </Section>
)

export function Below({ data }: Props) {
  const { banners, newest, priceDowns, sold, voices, cities, shops, renderedAt } = data
  return (
    <>
      <BannerSlider banners={banners} />
      <Container>
        <SavedSearches />
      </Container>
      {newest.length === 0 && (
        <Section heading="新着の売買物件" tight>
          <NothingYet heading="ただいま掲載中の物件はありません" agency={BRAND}>
            ご希望の条件をお聞かせください。公開前の物件も含めて、お電話でご案内します。
          </NothingYet>
        </Section>
      )}
      {newest.length > 0 && (
        <Section
          heading="新着の売買物件"
          more={{ label: '新着をすべて見る', to: paths.newest }}
          tight
        >
          <ListingRail rooms={newest} now={renderedAt} />
        </Section>
      )}
      {priceDowns.length > 0 && (
        <Section
          heading="価格を見直した物件"
          note="値下げの幅が大きい順です。変更の履歴は物件のページに載せています。"
          more={{ label: 'すべて見る', to: paths.priceDowns }}
          tight
        >
          <CardGrid rail>
            {priceDowns.map(({ room, note }) => (
              <ListingCard key={room.bukkenNo} room={room} now={renderedAt} note={note} />
            ))}
          </CardGrid>
        </Section>
      )}
      <SateiBand />
      {sold.length > 0 && (
        <Section
          heading="最近の成約"
          note="価格は幅で、場所は市区町村までを掲載しています。"
          more={{ label: '売却・販売実績', to: paths.sales }}
          tight
        >
          <SoldTable sold={sold} />
        </Section>
      )}
      {voices.length > 0 && <Voices voices={toldBy(voices, { cities })} />}
      <Awards />
      <Promises />
      {shops.length > 0 && <ShopGrid shops={shops} />}
      <NewsAndQuestions
        questionsHeading="売買のQ&A"
        news={data.news}
        questions={data.questions}
        paths={paths}
      />
      <ContactBar paths={paths} />
    </>
  )
}
