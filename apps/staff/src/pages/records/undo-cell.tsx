import { Button } from '@sumai/ui/button'
import type { Entry } from './records.queries.ts'
import { RESOURCES } from './resources.ts'
import { takeBack } from './take-back.ts'

type Props = { entry: Entry }

const WHY_NOT: Record<Exclude<Entry['undo'], 'possible'>, string> = {
  elsewhere: 'ここからは戻せません',
  not_kept: '値を残していないため戻せません',
  changed: 'あとで変わったため戻せません',
  gone: 'すでにないため戻せません',
}

/** Takes a change back, or says why that cannot be done. */
export function UndoCell({ entry }: Props) {
  const { undo, resource, resourceId } = entry
  if (undo !== 'possible') return <small>{WHY_NOT[undo]}</small>
  return (
    <Button
      size="s"
      variant="outline"
      aria-label={`元に戻す：${RESOURCES[resource].label} ${resourceId}`}
      onClick={() => takeBack(entry)}
    >
      元に戻す
    </Button>
  )
}
