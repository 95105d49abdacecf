import { ButtonLink } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { PageHead } from '../frame/page-head.tsx'
import { toToday } from '../paths.ts'

export function Component() {
  return (
    <main>
      <PageHead title="見つかりません" />
      <EmptyBox
        heading="この住所の画面はありません"
        ways={<ButtonLink to={toToday()}>今日を開く</ButtonLink>}
      >
        削除されたか、住所が変わった可能性があります。
      </EmptyBox>
    </main>
  )
}
