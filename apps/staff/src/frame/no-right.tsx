import { ButtonLink } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { toToday } from '../paths.ts'
import { PageHead } from './page-head.tsx'

/** For a screen that is not for who has signed in. */
export function NoRight() {
  return (
    <main>
      <PageHead title="本部の画面" />
      <EmptyBox
        heading="この操作を行う権限がありません"
        ways={<ButtonLink to={toToday()}>今日を開く</ButtonLink>}
      >
        本部の権限がある方だけが使えます。必要なときは本部にお尋ねください。
      </EmptyBox>
    </main>
  )
}
