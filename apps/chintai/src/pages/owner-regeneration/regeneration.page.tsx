import { CardTable } from '@sumai/listings/card-table'
import type { RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { Section } from '@sumai/ui/section'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { OwnerContact } from '../../components/owner-contact.tsx'
import { OwnerNotes } from '../../components/owner-notes.tsx'
import { RenovationCases } from '../../components/renovation-cases.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './regeneration.module.css'
import { BEFORE_WORKS } from './regeneration-texts.ts'
import { UpliftSimulator } from './uplift-simulator.tsx'

/** Tax included; for a flat of 50 m². */
const PACKAGES = [
  ['表装プラン', '壁紙・床の張り替え、照明の交換', '38万円〜', '5日'],
  ['水まわりプラン', '表装に加え、洗面台・便器・キッチンの交換', '110万円〜', '14日'],
  ['間取り変更プラン', '3DKを1LDKに。断熱・配管の更新を含む', '260万円〜', '35日'],
  ['まるごと再生プラン', '外壁・共用部・エントランスまで一棟で', 'お見積もり', '2〜4か月'],
]

export const handle = {
  title: '空室対策・リノベーション',
  description:
    '賃貸住宅の空室対策とリノベーション。工事のプランと費用、賃料の変化から工事費を取り戻すまでの期間を試算できます。',
  head: 'own',
  breadcrumbs: crumbs(['オーナー様へ', paths.owner], '空室対策・リノベーション'),
} satisfies RouteHandle

/** What renovations are like, cost and bring in. */
export function Component() {
  return (
    <>
      <SubpageHead drawing="works">
        空室の理由は、賃料だけとはかぎりません。募集の写真、設備、間取り。ひとつずつ見直し、費用に見合う工事だけをご提案します。
      </SubpageHead>
      <Container>
        <h2 className={css.heading}>賃料の変化を試算する</h2>
        <UpliftSimulator />
      </Container>
      <Section
        heading="工事の例"
        note="工事費は税込です。取り戻すまでの期間は、賃料と空室の変化から計算しました。"
      >
        <RenovationCases />
      </Section>
      <Section heading="工事のプラン" note="税込。50㎡ほどの部屋の場合です。" paper>
        <div className={css.plans}>
          <CardTable
            label="工事のプランの比較"
            columns={[
              { label: 'プラン' },
              { label: '内容' },
              { label: '費用', isNumber: true },
              { label: '工期', isNumber: true },
            ]}
            rows={PACKAGES.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
        </div>
      </Section>
      <OwnerNotes
        heading="工事の前に見直すこと"
        note="費用の小さいものから順に試します。"
        notes={BEFORE_WORKS}
      />
      <OwnerContact />
    </>
  )
}
