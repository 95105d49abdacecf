import type { Api } from '@sumai/api-client'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { PATHS } from '@sumai/domain/search-url/terms'
import { hrefWithWords } from '@sumai/domain/search-url/with-words'
import { redirect } from '@sumai/platform'

type Read<Scope extends SearchScope> = (url: string) => Conditions<Scope> & { keyword?: string }

/**
 * The conditions of a search address. Throws 301 to the search that its free words mean, beside
 * what `read` throws. Words that say no condition, and all of them while the API cannot say what
 * they mean, are looked for as they are.
 */
export async function readWords<Scope extends SearchScope>(
  scope: Scope,
  read: Read<Scope>,
  api: Api,
  { url, signal }: Request,
): Promise<Conditions<Scope>> {
  const { conditions, movedTo } = settled(scope, read, url)
  const { keyword } = conditions
  const answer = keyword
    ? await api.understand({ site: scope, words: keyword }, { signal }).catch(() => null)
    : null
  const meant = answer && hrefWithWords(scope, conditions, answer.understood.path)
  const to = meant ?? movedTo
  if (to) throw redirect(to, 301)
  return conditions
}

/**
 * Reads where an address leads, so that its words are understood before the visitor is sent there;
 * the search of another scope is read there.
 */
function settled<Scope extends SearchScope>(
  scope: Scope,
  read: Read<Scope>,
  url: string,
): { conditions: ReturnType<Read<Scope>>; movedTo?: string } {
  try {
    return { conditions: read(url) }
  } catch (thrown) {
    const movedTo = thrown instanceof Response ? thrown.headers.get('location') : null
    if (!movedTo) throw thrown
    const to = new URL(movedTo, url)
    if (!`${to.pathname}/`.startsWith(`${PATHS[scope].base}/`)) throw thrown
    return { movedTo, ...settled(scope, read, to.href) }
  }
}
