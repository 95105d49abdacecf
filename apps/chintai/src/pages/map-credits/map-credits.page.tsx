import { TILES_PATH } from '@sumai/basemap/tiles'
import { ContentsList } from '@sumai/content/contents-list'
import { StaticMap } from '@sumai/map/static-map'
import { Link, type RouteHandle } from '@sumai/platform'
import { Subpage } from '@sumai/ui/subpage'
import { crumbs, paths } from '../../paths.ts'
import css from './map-credits.module.css'
import { SOURCES } from './sources.ts'

export const handle = {
  title: '地図と地理データについて',
  description:
    'このサイトの地図と、駅・町・施設などの地理データの出典と利用条件、地図の作り方をご案内します。',
  head: 'own',
  breadcrumbs: crumbs('地図と地理データについて'),
} satisfies RouteHandle

const PARTS = [
  { id: 'sources', text: 'データの出典と利用条件' },
  { id: 'distances', text: '時間と距離の計算' },
  { id: 'places', text: '地図に示した場所について' },
  { id: 'mistakes', text: '誤りを見つけたときは' },
] as const

const KURUME = { lat: 33.3203, lng: 130.5014 }

const HAZARD_MAPS = 'https://disaportal.gsi.go.jp/'

/** Whose data the map is made of, on which terms, and where ours can be had. */
export const Component = () => (
  <Subpage drawing="map" meta={handle.description} rail={<ContentsList headings={PARTS} beside />}>
    <div className={css.text}>
      <p>
        このサイトの地図は、2021年8月のOpenStreetMap（ODbL
        1.0）から作成しています。新しい道路や建物、名前の変わった施設は、まだ載っていないことがあります。次の出典のデータを加工して作成しました。
      </p>
      <h2 id={PARTS[0].id} className={css.heading}>
        {PARTS[0].text}
      </h2>
      <figure className={css.map}>
        <StaticMap alt="久留米駅の周辺の地図" centre={KURUME} zoom={14} mark="none" />
        <figcaption>
          下から順に、陸域と海、土地の使い方、道路と建物、鉄道と駅、町と施設の名前を重ねて描いています。
        </figcaption>
      </figure>
      <table aria-label="地図と地理データの出典" className={css.sources}>
        <thead>
          <tr>
            <th scope="col">使うところ</th>
            <th scope="col">出典</th>
            <th scope="col">利用の条件</th>
          </tr>
        </thead>
        <tbody>
          {SOURCES.map(({ data, from, href, licence }) => (
            <tr key={href}>
              <th scope="row">{data}</th>
              <td>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {from}
                </a>
              </td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        地図のもとになったデータベースは、ODbL 1.0の条件で
        <a href={TILES_PATH} download>
          ダウンロード（PMTiles、29MB）
        </a>
        していただけます。福岡・佐賀・熊本の当社の営業地域とその周りを切り出し、陸地の形を加えたものです。
      </p>
      <h2 id={PARTS[1].id} className={css.heading}>
        {PARTS[1].text}
      </h2>
      <p>
        徒歩の所要時間は、道のり80mを1分として計算し、端数を切り上げています。道のりを測っていない所では、直線の距離を1.25倍しています。坂道、信号、踏切で待つ時間は入れていませんので、通う時刻に一度歩いてみてください。
      </p>
      <p>
        通勤と通学の時間は、平日の朝の電車と乗り換えの時間、駅まで歩く時間を足したものです。時刻表は使わず、路線と列車の種類ごとに見込んだ速さと本数から計算しています。遅れや運休、ダイヤの改正は反映していません。
      </p>
      <h2 id={PARTS[2].id} className={css.heading}>
        {PARTS[2].text}
      </h2>
      <p>
        物件の位置は、おおよその場所です。住んでいる方の暮らしを守るため、番地までは示していません。契約の前には、担当者が現地へご案内し、敷地の境目と道路を一緒に確かめます。学校区と災害の想定は、それぞれの市区町村が決めたものが正式なものです。
      </p>
      <p>
        災害の想定は、市区町村のハザードマップを物件ごとに確かめ、確かめた日を添えて載せています。最新の内容は、
        <a href={HAZARD_MAPS} target="_blank" rel="noopener noreferrer">
          ハザードマップポータルサイト（国土交通省）
        </a>
        でご覧いただけます。
      </p>
      <h2 id={PARTS[3].id} className={css.heading}>
        {PARTS[3].text}
      </h2>
      <p>
        なくなった店、名前の変わった駅やバス停にお気づきの方は、ページの名前と場所を添えて
        <Link to={paths.contact}>お問い合わせ</Link>
        からお知らせください。物件の情報は担当者が直します。地図そのものの誤りは、どなたでもOpenStreetMapで直せます。直った内容は、次に地図を作り直すときに反映します。
      </p>
    </div>
  </Subpage>
)
