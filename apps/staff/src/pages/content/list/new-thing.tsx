import { Button } from '@sumai/ui/button'
import { PlusIcon } from '@sumai/ui/icon'
import { useNavigate } from 'react-router'
import { Key } from '../../../keys/key.tsx'
import { useKeys } from '../../../keys/use-keys.ts'
import { toThing } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import { newArticle } from '../kinds/articles.ts'
import type { Kind } from '../kinds/kind.ts'
import { isArticle } from '../kinds/kinds.ts'
import { CONTENT } from './content.queries.ts'

type Props = { kind: Kind }

/** Starts an article as a draft; what else there is starts in its own list. */
export function NewThing({ kind: { id } }: Props) {
  const navigate = useNavigate()
  async function start() {
    if (!isArticle(id)) return
    try {
      const contentId = await newArticle(id)
      queryClient.invalidateQueries({ queryKey: [...CONTENT, id] })
      await navigate(toThing(id, contentId))
    } catch (error) {
      tell({ text: refusalOf(error), isRefusal: true })
    }
  }
  useKeys({ C: start })
  if (!isArticle(id)) return null
  return (
    <Button onClick={start}>
      <PlusIcon />
      新しく書く
      <Key name="C" />
    </Button>
  )
}
