import { isApiError } from '@sumai/api-client'
import { ButtonLink } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { useRouteError } from 'react-router'
import { PageHead } from '../frame/page-head.tsx'
import { toToday } from '../paths.ts'

/** Where the API says that a screen is not for who has signed in. */
export function NoRight() {
  const error = useRouteError()
  if (!isApiError(error) || error.status !== 403) throw error
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
