import { useNow } from '@sumai/ui/use-now'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { staffApi } from '../../../api/api.ts'
import { toThing } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { change } from '../../../undo/optimistic.ts'
import inputs from '../inputs/inputs.module.css'
import { PictureButton } from '../inputs/picture-button.tsx'
import { PLACES } from '../kinds/banners.ts'
import { addBanner } from './add-banner.ts'
import { type Banner, inOrder } from './banner.ts'
import styles from './banner-list.module.css'
import { BannerRow } from './banner-row.tsx'
import { bannersQuery } from './content.queries.ts'
import { SortableList } from './sortable/sortable-list.tsx'

type Place = keyof typeof PLACES

/** The banners of each place, in their order. */
export function BannerList() {
  const { data: banners = [] } = useQuery(bannersQuery)
  const navigate = useNavigate()
  const now = useNow(new Date().toISOString())

  async function add(place: string, imagePc: string) {
    await navigate(toThing('banners', await addBanner(place, imagePc)))
  }
  return Object.entries(PLACES).map(([place, label]) => {
    const here = banners.filter(({ bannerType }) => bannerType === place)
    return (
      <section key={place} aria-labelledby={place} className={styles.place}>
        <header className={styles.head}>
          <h2 id={place}>{label}</h2>
          <PictureButton
            className={inputs.button}
            label="写真を選んで足す"
            kind="hero"
            slot={{ kind: 'new-banner', no: place, field: 'imagePc' }}
            onPicture={(url) => add(place, url)}
          />
        </header>
        {here.length === 0 ? (
          <p className={styles.empty}>バナーはありません</p>
        ) : (
          <SortableList
            items={here}
            idOf={({ bannerId }) => String(bannerId)}
            nameOf={({ title }) => title}
            onSort={(sorted) => sort(place as Place, here, sorted)}
          >
            {(banner) => <BannerRow banner={banner} now={now} />}
          </SortableList>
        )}
      </section>
    )
  })
}

/** Shown at once, and back at once by 元に戻す. */
function sort(
  bannerType: Place,
  before: readonly Banner[],
  after: readonly Banner[],
): Promise<boolean> {
  const bannerId = after.map((it) => it.bannerId)
  return change({
    touches: bannersQuery.queryKey,
    show: () =>
      queryClient.setQueryData(
        bannersQuery.queryKey,
        (list) => list && { ...list, banners: inOrder(list.banners, bannerId) },
      ),
    send: () => staffApi.banners.sort({ bannerType, bannerId }),
    done: () => ({ text: '並べ替えました', undo: () => sort(bannerType, after, before) }),
  })
}
