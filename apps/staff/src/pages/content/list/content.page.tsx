import { whenIdle } from '@sumai/ui/when-idle'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { PageHead } from '../../../frame/page-head.tsx'
import { isArticle, readKind } from '../kinds/kinds.ts'
import { ArticleList } from './articles/article-list.tsx'
import { BannerList } from './banner-list.tsx'
import styles from './content.module.css'
import { KindNav } from './kind-nav.tsx'
import { NewThing } from './new-thing.tsx'
import { ShopList } from './shop-list.tsx'
import { StaffList } from './staff-list.tsx'

export { loader } from './content-loader.ts'

/** What the sites show and staff write, kind by kind. */
export function Component() {
  const kind = readKind(useParams().kind)
  // An editor that is opened next finds its code there; what fails is read by the press.
  useEffect(() => whenIdle(() => kind.load?.().catch(() => {})), [kind])
  return (
    <main className={styles.page}>
      <PageHead title="コンテンツ" context={kind.label}>
        <NewThing kind={kind} />
      </PageHead>
      <div className={styles.columns}>
        <KindNav current={kind} />
        <div className={styles.panel}>
          {isArticle(kind.id) && <ArticleList kind={kind.id} />}
          {kind.id === 'banners' && <BannerList />}
          {kind.id === 'staffs' && <StaffList />}
          {kind.id === 'shops' && <ShopList />}
        </div>
      </div>
    </main>
  )
}
