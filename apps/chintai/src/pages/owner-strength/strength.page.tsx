import { CardTable } from '@sumai/listings/card-table'
import type { RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { Facts } from '@sumai/ui/facts'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { OwnerContact } from '../../components/owner-contact.tsx'
import { OwnerNotes } from '../../components/owner-notes.tsx'
import { crumbs, paths } from '../../paths.ts'
import { Plans } from './plans.tsx'
import { ReportSample } from './report-sample.tsx'
import css from './strength.module.css'
import { EXAMPLE, NIGHT, ROUNDS } from './strength-texts.ts'

const REPORT = [
  { label: '入出金', value: '部屋ごとの賃料・共益費・修繕費と、送金額・送金日' },
  { label: '募集の状況', value: '問い合わせ・内見・申し込みの件数と、同じ街の成約賃料' },
  { label: '巡回の記録', value: '共用部の写真と、直した箇所・直すとよい箇所' },
  { label: 'ご相談ごと', value: '入居者から届いた声と、その日に取った対応' },
]

/** What is looked at on a round. */
const SEEN = [
  { url: '/media/common/common-corridor-1', alt: '照明のついた共用廊下' },
  { url: '/media/common/common-mailbox-1', alt: '集合ポストと宅配ボックス' },
  { url: '/media/common/common-cycle-1', alt: '自転車の並ぶ駐輪場' },
  { url: '/media/common/common-parking-1', alt: '区画線の引かれた駐車場' },
]

export const handle = {
  title: '管理の強み',
  description: '賃貸管理のプランと料金、毎月の報告書の内容、24時間の設備受付についてご説明します。',
  head: 'own',
  breadcrumbs: crumbs(['オーナー様へ', paths.owner], '管理の強み'),
} satisfies RouteHandle

/** What the management of a building costs and holds. */
export function Component() {
  return (
    <>
      <SubpageHead drawing="report">
        管理の内容と料金は、はじめにすべてお見せします。プランは部屋ごとに選べ、途中で変えることもできます。
      </SubpageHead>
      <Container>
        <h2 className={css.heading}>管理プランと料金</h2>
        <div className={css.plans}>
          <Plans />
        </div>
      </Container>
      <Section
        heading="10戸のアパートで計算すると"
        note="賃料55,000円の部屋が10戸ある建物の例です。修繕費と税金は含みません。"
        paper
      >
        <CardTable
          label="10戸のアパートの手取り"
          columns={[
            { label: '項目' },
            { label: '募集プラン', isNumber: true },
            { label: '管理プラン', isNumber: true },
            { label: '安心プラン', isNumber: true },
          ]}
          rows={EXAMPLE.map((cells) => ({ key: cells[0] ?? '', cells }))}
        />
        <p className={css.lead}>
          空室がなければ、料金の小さいプランの手取りが多くなります。安心プランは、空いた部屋にも免責の60日の後から賃料の85%が入るため、空室の多い建物ほど差が縮まります。ご自身で集金や督促をなさる時間も、合わせてお考えください。
        </p>
      </Section>
      <OwnerNotes
        heading="巡回で見るところ"
        note="管理プランは月1回、安心プランは月2回うかがいます。"
        notes={ROUNDS}
      >
        <div className={css.photos}>
          {SEEN.map(({ url, alt }) => (
            <Picture
              key={url}
              photo={{ url, width: 1000, height: 667 }}
              alt={alt}
              ratio="3:2"
              sizes="(min-width: 1024px) 285px, 46vw"
            />
          ))}
        </div>
      </OwnerNotes>
      <Section heading="毎月の報告書" note="毎月10日までに、郵送またはメールでお届けします。" paper>
        <div className={css.report}>
          <ReportSample />
          <Facts caption="報告書の内容" rows={REPORT} />
        </div>
      </Section>
      <OwnerNotes heading="夜間・休日の設備受付" notes={NIGHT} isOrdered />
      <OwnerContact />
    </>
  )
}
