import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '../toast/toast-region.tsx'
import { qrPath } from './qr-path.ts'
import { Share } from './share.tsx'

const url = 'https://example.com/articles/room/fukuoka/1024'

const open = async () => {
  const user = userEvent.setup()
  render(
    <>
      <Share url={url} title="ルミエール大橋 302号室" />
      <ToastRegion />
    </>,
  )
  await user.click(screen.getByText('共有'))
  return user
}

afterEach(() => {
  Object.assign(window, { matchMedia: undefined })
  Object.assign(navigator, { share: undefined })
})

test('LINE and mail are plain links with the page in them', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'LINEで送る' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(url)),
  )
  const mail = screen.getByRole('link', { name: 'メールで送る' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toBe(
    `mailto:?subject=ルミエール大橋 302号室&body=ルミエール大橋 302号室\n${url}`,
  )
})

test('copies the link and says so', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'リンクをコピー' }))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(screen.getByRole('status')).toHaveTextContent('リンクをコピーしました')
})

test('draws the link as a QR code', async () => {
  await open()
  expect(await screen.findByRole('img', { name: 'このページのQRコード' })).toBeVisible()
  const { size, path } = qrPath(url)
  // The three finder patterns stand in their corners, inside the quiet zone.
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ])
    expect(path).toContain(`M${x} ${y}h1`)
})

test('a phone with a share sheet of its own opens that', async () => {
  const share = jest.fn<Navigator['share']>().mockResolvedValue()
  Object.assign(navigator, { share })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  await open()
  expect(share).toHaveBeenCalledWith({ title: 'ルミエール大橋 302号室', url })
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
})
