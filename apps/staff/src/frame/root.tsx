import { ButtonAnchor } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import { toSignIn } from '../paths.ts'
import { isOffline, isSignedOut } from '../query-client.ts'

export function Component() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/**
 * Errors that no screen has caught: without a connection nothing was read yet. A screen that was to
 * be opened when the session had ended opens after signing in.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isOut = isSignedOut(error)
  useEffect(() => {
    // The document is left, and with it the session that has ended.
    if (isOut) window.location.replace(toSignIn(pathname + search))
  }, [isOut, pathname, search])
  if (isOut) return null
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
