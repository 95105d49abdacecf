import type { LoaderFunctionArgs } from 'react-router'
import { readParts } from '../../../lists/parts.ts'
import { queryClient } from '../../../query-client.ts'
import { isArticle, readKind } from '../kinds/kinds.ts'
import { articlesQuery, bannersQuery, shopsQuery, staffsQuery } from './content.queries.ts'
import { readView } from './view.ts'

/** What the list of a kind shows at first. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { id } = readKind(params.kind)
  const view = readView(new URL(request.url).searchParams)
  if (isArticle(id)) await readParts(articlesQuery(id, view), request)
  if (id === 'banners') await queryClient.ensureQueryData(bannersQuery)
  if (id === 'shops' || id === 'staffs') await queryClient.ensureQueryData(shopsQuery)
  if (id === 'staffs' && view.shop) await queryClient.ensureQueryData(staffsQuery(view.shop))
  return null
}
