import { TILES_PATH } from '@sumai/basemap/tiles'
import type { RouteHandle } from '@sumai/platform'
import { Facts } from '@sumai/ui/facts'
import { Subpage } from '@sumai/ui/subpage'
import { crumbs } from '../../paths.ts'
import css from './map-credits.module.css'
import { SOURCES } from './sources.ts'

export const handle = {
  title: '地図と地理データについて',
  description:
    'このサイトの地図と、駅・町・施設などの地理データの出典と利用条件、地図の作り方をご案内します。',
  head: 'own',
  breadcrumbs: crumbs('地図と地理データについて'),
} satisfies RouteHandle

/** Whose data the map is made of, on which terms, and where ours can be had. */
export const Component = () => (
  <Subpage town="43368" meta={handle.description}>
    <div className={css.text}>
      <p>
        このサイトの地図は、2021年8月のOpenStreetMap（ODbL
        1.0）から作成しています。新しい道路や建物、名前の変わった施設は、まだ載っていないことがあります。次の出典のデータを加工して作成しました。
      </p>
      <Facts
        caption="地図と地理データの出典"
        rows={SOURCES.map(({ data, from, href, licence }) => ({
          label: data,
          value: (
            <>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {from}
              </a>
              （{licence}）
            </>
          ),
        }))}
      />
      <p>
        地図のもとになったデータベースは、ODbL 1.0の条件で
        <a href={TILES_PATH} download>
          ダウンロード（PMTiles、29MB）
        </a>
        していただけます。福岡・佐賀・熊本の当社の営業地域とその周りを切り出し、陸地の形を加えたものです。
      </p>
      <p>
        徒歩の所要時間は、道のり80mを1分として計算し、端数を切り上げています。地図に示した物件の位置は、おおよその場所です。
      </p>
    </div>
  </Subpage>
)
