import { ButtonAnchor } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { isRouteErrorResponse, Outlet, ScrollRestoration, useRouteError } from 'react-router'
import { isOffline } from '../query-client.ts'

export function Component() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Errors that no screen has caught: without a connection nothing was read yet. */
export function ErrorBoundary() {
  const error = useRouteError()
  const title =
    isOffline(error) || isRouteErrorResponse(error)
      ? 'つながりませんでした'
      : '画面を表示できませんでした'
  return (
    <main>
      <EmptyBox heading={title} ways={<ButtonAnchor href="">読み込み直す</ButtonAnchor>}>
        入力していた内容はこの端末に残っています。通信を確かめて、読み込み直してください。
      </EmptyBox>
    </main>
  )
}

export function HydrateFallback() {
  return null
}
