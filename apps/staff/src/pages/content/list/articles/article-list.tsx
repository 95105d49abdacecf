import type { ContentType } from '@sumai/api-client/contract/words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { SearchField } from '../../../../components/search-field.tsx'
import { TabLinks } from '../../../../components/tab-links.tsx'
import { useKeys } from '../../../../keys/use-keys.ts'
import { Rows } from '../../../../lists/rows/rows.tsx'
import { useParts } from '../../../../lists/use-parts.ts'
import { toContent, toThing } from '../../../../paths.ts'
import { ListEnd } from '../../../listings/list/list-end.tsx'
import { moveFocus } from '../../../listings/list/move-focus.ts'
import { articlesQuery, shopsQuery } from '../content.queries.ts'
import { readView, STAGES, type View, writeView } from '../view.ts'
import { ArticleRow } from './article-row.tsx'
import { Nothing } from './nothing.tsx'

type Props = { kind: ContentType }

/** The articles of a kind, by what visitors see of them; what was worked on last comes first. */
export function ArticleList({ kind }: Props) {
  const view = readView(useSearchParams()[0])
  const navigate = useNavigate()
  const { parts = [], ...list } = useParts(articlesQuery(kind, view))
  const { data: shops = [] } = useQuery(shopsQuery)
  const nameOf = (no: string | null) => shops.find(({ tenpoNo }) => tenpoNo === no)?.tenpoName
  const rows = parts.flatMap(({ articles }) => articles)
  const total = parts.at(0)?.pagination.total ?? 0
  const counts = parts.at(0)?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const toView = (changed: Partial<View>) => toContent(kind, writeView({ ...view, ...changed }))
  useKeys({ J: () => moveFocus(1), K: () => moveFocus(-1) })
  return (
    <>
      <TabLinks
        label="公開の状態"
        tabs={[
          {
            to: toView({ stage: undefined }),
            label: 'すべて',
            count: all,
            isCurrent: !view.stage,
          },
          ...STAGES.map(({ stage, label }) => ({
            to: toView({ stage }),
            label,
            count: counts?.[stage],
            isCurrent: view.stage === stage,
          })),
        ]}
      />
      <SearchField
        label="題名・カテゴリー"
        value={view.words}
        onSearch={(words) => navigate(toView({ words }))}
      />
      {rows.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <Rows
          as="ul"
          rows={rows}
          addressOf={({ contentId }) => toThing(kind, contentId)}
          height={57}
        >
          {(article, place) => (
            <ArticleRow {...{ kind, article, place }} shop={nameOf(article.tenpoNo)} />
          )}
        </Rows>
      )}
      <ListEnd list={list} shown={rows.length} total={total} />
    </>
  )
}
