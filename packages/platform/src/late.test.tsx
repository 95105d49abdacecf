import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { late } from './late.tsx'

const missing = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const parts = {
  Photos: ({ of }: { of: string }) => <p>{of}の写真</p>,
  loader: (id: number) => id + 1,
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => (this.state.error ? <p>{this.state.error.name}</p> : this.props.children)
}

function show(load: () => Promise<typeof parts>) {
  const Photos = late(load)('Photos')
  render(
    <Boundary>
      <Photos of="外観" />
    </Boundary>,
  )
}

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a part comes when its code is there, and functions fetch it when they are called', async () => {
  const load = jest.fn(async () => parts)
  show(load)
  await after(0)
  expect(screen.getByText('外観の写真')).toBeInTheDocument()
  await expect(late(load)('loader')(1)).resolves.toBe(2)
})

test('parts of one module fetch it once', async () => {
  const load = jest.fn(async () => parts)
  const part = late(load)
  const [One, Two] = [part('Photos'), part('Photos')]
  render(
    <>
      <One of="外観" />
      <Two of="室内" />
    </>,
  )
  await after(0)
  expect(screen.getByText('室内の写真')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that did not come is asked for three times more, later and later', async () => {
  const load = jest.fn<() => Promise<typeof parts>>().mockRejectedValue(missing())
  show(load)
  for (const [ms, tries] of [
    [0, 1],
    [1000, 2],
    [3000, 3],
    [8999, 3],
  ] as const) {
    await after(ms)
    expect(load).toHaveBeenCalledTimes(tries)
    expect(screen.queryByText('ChunkLoadError')).not.toBeInTheDocument()
  }
  await after(1)
  expect(load).toHaveBeenCalledTimes(4)
  expect(screen.getByText('ChunkLoadError')).toBeInTheDocument()
  await after(60_000)
  expect(load).toHaveBeenCalledTimes(4)
})

test('a later try brings the part', async () => {
  const load = jest.fn<() => Promise<typeof parts>>().mockRejectedValueOnce(missing())
  show(load.mockResolvedValue(parts))
  await after(1000)
  expect(screen.getByText('外観の写真')).toBeInTheDocument()
})

test('no try is wasted while there is no connection', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = jest.fn<() => Promise<typeof parts>>().mockRejectedValueOnce(missing())
  show(load.mockResolvedValue(parts))
  await after(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  onLine.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('外観の写真')).toBeInTheDocument()
})

test('an error of the module itself is shown at once', async () => {
  const load = jest.fn<() => Promise<typeof parts>>().mockRejectedValue(new TypeError('broken'))
  show(load)
  await after(0)
  expect(screen.getByText('TypeError')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})
