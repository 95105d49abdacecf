import { expect, test } from '@jest/globals'
import type { Api } from '@sumai/api-client'
import type { AddressedEntry } from '@sumai/platform'
import type { Registry } from '../releases/registry.ts'
import type { Render } from '../releases/render.ts'
import { brotli } from '../render/brotli.ts'
import type { MountName } from '../sites.ts'
import { pathsOf, withPage } from './addresses.ts'
import { createFeeds } from './feeds.ts'
import { staticAddresses } from './static-addresses.ts'

const ORIGIN = 'https://sumai.example'

/** Both remotes, without the one that is down. */
function registryWithout(down?: MountName): Registry {
  const answersOf = (name: MountName) => ({
    entryPaths: (entries: AddressedEntry[]) =>
      entries.map(({ kind, id }) => (kind === `${name}_room` ? `/${name}/${id}` : null)),
    havePages: (paths: string[]) => paths.map(() => true),
    fixedPaths: () => ['/company'],
  })
  const ask = (name: MountName) => async (what: keyof ReturnType<typeof answersOf>, it: never) =>
    answersOf(name)[what](it)
  return {
    need: async (name: MountName) => (name === down ? undefined : { renderer: { ask: ask(name) } }),
  } as unknown as Registry
}
const page =
  (status: number): Render =>
  async () =>
    ({
      status,
      br: await brotli(
        `<meta name="robots" content="index,follow"><link rel="canonical" href="${ORIGIN}/company"`,
      ),
    }) as never

const room = { kind: 'chintai_room', id: '1', cityCode: null, type: null } as never
const gone = { kind: 'content', id: '2', cityCode: null, type: null } as never

test('addresses of entries are all of them, or an error', async () => {
  expect(await pathsOf(registryWithout(), [room, gone])).toEqual(['/chintai/1', null])
  expect(await pathsOf(registryWithout('baibai'), [room])).toEqual(['/chintai/1'])
  await expect(pathsOf(registryWithout('baibai'), [room, gone])).rejects.toThrow('baibai')
  await expect(pathsOf(registryWithout('chintai'), [room])).rejects.toThrow('chintai')
})

test('so are those of searches', async () => {
  const paths = ['/search/saga-shi', '/baibai/search/saga-shi']
  expect((await withPage(registryWithout(), paths)).toSorted()).toEqual(paths.toSorted())
  await expect(withPage(registryWithout('baibai'), paths)).rejects.toThrow('baibai')
})

test('so are those without parameters, also when one of them cannot be rendered', async () => {
  const found = (down: MountName | undefined, status: number) =>
    staticAddresses(registryWithout(down), page(status), ORIGIN)
  expect(await found(undefined, 200)).toContain('/company')
  expect(await found(undefined, 404)).toEqual([])
  await expect(found('chintai', 200)).rejects.toThrow('chintai')
  await expect(found(undefined, 503)).rejects.toThrow('/company')
})

test('a feed of a site that is down is not one that does not exist', async () => {
  const registry = registryWithout('chintai')
  const feed = createFeeds({ api: {} as Api, registry, publicOrigin: ORIGIN })
  await expect(feed('chintai', 'news')).rejects.toThrow('chintai')
  expect(await feed('chintai', 'nowhere')).toBeNull()
})
