import { expect, jest, test } from '@jest/globals'
import { useNavigation } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { asRendered } from './as-rendered.ts'

const Page = () => <p>{useNavigation().state === 'idle' ? '289件' : '読み込んでいます'}</p>

test('Back that was pressed before hydration is shown after it', async () => {
  let answer = () => {}
  const router = createBrowserRouter(
    [
      { path: '/', Component: Page },
      {
        path: '/before',
        loader: () => new Promise<null>((resolve) => (answer = () => resolve(null))),
        element: <p>1,053件</p>,
      },
    ],
    { hydrationData: { loaderData: {} } },
  )
  document.body.innerHTML = '<div id="root"><p>289件</p></div>'
  const rendered = asRendered(router)
  router.navigate('/before')
  expect(router.state.navigation.state).toBe('loading')
  const onRecoverableError = jest.fn()
  await act(async () => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <RouterProvider router={rendered} />,
      { onRecoverableError },
    )
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByText('読み込んでいます')).toBeInTheDocument()
  await act(async () => answer())
  expect(screen.getByText('1,053件')).toBeInTheDocument()
})
