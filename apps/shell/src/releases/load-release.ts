import type { Release } from '@sumai/platform/release'
import { verifyFile } from '@sumai/platform/verify-release'
import type { LoadedRelease } from './messages.ts'

/** Fetches a file of a remote; rejects on failure, after `timeoutMs`, or when it is longer than that. */
export type FetchFile = (url: string, timeoutMs: number, maxBytes?: number) => Promise<Uint8Array>

/** Licences of the packages in the browser build (packages/build/src/licenses-plugin.ts). */
export const NOTICES = 'web/licenses.json'

/** Scripts with a hash in their name; the others are from a development server, and change. */
const IN_BROWSERS = /^web\/.+\.[0-9a-f]{8}\.js$/
/** ms to fetch a file of a release; all files are fetched at once. */
const TIMEOUT = 5000

type Options = {
  /** Address of the remote for the shell's server. */
  url: string
  /** Address for browsers. */
  publicUrl: string
  fetchFile: FetchFile
  /** A release whose files are taken when they are the same. */
  held?: LoadedRelease | undefined
}

/** Fetches the files that the server needs of a release, and verifies them. */
export async function loadRelease(release: Release, options: Options): Promise<LoadedRelease> {
  const { url, publicUrl, fetchFile, held } = options
  const file = async (path: string): Promise<[string, Uint8Array]> => {
    const hash = release.hashes[path]
    const same = hash && held?.release.hashes[path] === hash ? held.files.get(path) : undefined
    const bytes = same ?? (await fetchFile(`${url}/${path}`, TIMEOUT))
    verifyFile(release, path, bytes)
    return [path, bytes]
  }
  const sheets = Object.values(release.web.pages).flatMap(({ css }) => css)
  const paths = new Set([
    `node/${release.node.entry}`,
    ...sheets.map((css) => `web/${css}`),
    ...(release.hashes[NOTICES] ? [NOTICES] : []),
  ])
  return { release, publicUrl, files: new Map(await Promise.all([...paths].map(file))) }
}

/**
 * Browsers check the hashes of their scripts: a release with changed ones must not become the
 * current one.
 */
export async function verifyScripts(
  release: Release,
  { url, fetchFile }: Pick<Options, 'url' | 'fetchFile'>,
): Promise<void> {
  const scripts = Object.keys(release.hashes).filter((path) => IN_BROWSERS.test(path))
  await Promise.all(
    scripts.map(async (path) =>
      verifyFile(release, path, await fetchFile(`${url}/${path}`, TIMEOUT)),
    ),
  )
}
