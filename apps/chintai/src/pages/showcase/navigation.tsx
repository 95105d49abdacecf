import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { PhotoIcon, PlanIcon } from '@sumai/ui/icon'
import { Pager } from '@sumai/ui/pager'
import { Stepper } from '@sumai/ui/stepper'
import { Tabs } from '@sumai/ui/tabs'
import styles from './parts.module.css'
import { Row } from './row.tsx'

const TABS = [
  { id: 'tab-photos', label: '写真 16枚', icon: PhotoIcon, panel: '写真の一覧です。' },
  { id: 'tab-plan', label: '間取り図', icon: PlanIcon, panel: '間取り図です。' },
  { id: 'tab-compare', label: '比較', count: 4, panel: '比較の表です。' },
]

const STEPS = ['入力', '確認', '完了']

export function Navigation() {
  return (
    <>
      <Row heading="タブ" wide>
        <Tabs label="見本のタブ" tabs={TABS} />
      </Row>
      <Row heading="手順">
        {[0, 1, 2].map((current) => (
          <div key={current} className={styles.steps}>
            <Stepper steps={STEPS} current={current} />
          </div>
        ))}
      </Row>
      <Row heading="ページ送り" wide>
        <Pager page={4} lastPage={9} hrefOf={(page) => `?page=${page}`} />
      </Row>
      <Row heading="パンくずリスト" wide>
        <Breadcrumbs
          crumbs={[
            { label: 'トップ', to: '/' },
            { label: '福岡市南区の賃貸', to: '/search/fukuoka-shi-minami-ku' },
            { label: 'ルミエール大橋 302号室', to: null },
          ]}
        />
      </Row>
    </>
  )
}
