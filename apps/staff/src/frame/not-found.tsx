import { ButtonLink } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { toToday } from '../paths.ts'
import { PageHead } from './page-head.tsx'

/** For an address that no screen has, or whose home, enquiry or article is not there. */
export function NotFound() {
  return (
    <main>
      <PageHead title="見つかりません" />
      <EmptyBox
        heading="このURLの画面はありません"
        ways={<ButtonLink to={toToday()}>今日を開く</ButtonLink>}
      >
        削除されたか、URLが変わった可能性があります。
      </EmptyBox>
    </main>
  )
}
