import { Button } from '@sumai/ui/button'
import { Input, Select } from '@sumai/ui/controls'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Line } from '../../components/line.tsx'
import { toRecords } from '../../paths.ts'
import styles from './filters.module.css'
import { RESOURCE_CHOICES } from './resources.ts'
import type { View } from './view.ts'

type Props = { view: View }

/** What is looked for in the log. */
export function Filters({ view }: Props) {
  const navigate = useNavigate()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    navigate(toRecords(asked))
  }
  return (
    <search>
      <form key={JSON.stringify(view)} onSubmit={search} className={styles.filters}>
        <Line id="record-resource" label="対象">
          <Select
            small
            id="record-resource"
            name="resource"
            empty="すべて"
            choices={RESOURCE_CHOICES}
            defaultValue={view.resource ?? ''}
          />
        </Line>
        <Line id="record-number" label="番号">
          <Input id="record-number" name="number" defaultValue={view.number ?? ''} />
        </Line>
        <Line id="record-since" label="から">
          <Input id="record-since" type="date" name="since" defaultValue={view.since ?? ''} />
        </Line>
        <Line id="record-until" label="まで">
          <Input id="record-until" type="date" name="until" defaultValue={view.until ?? ''} />
        </Line>
        <Button type="submit" variant="outline">
          しぼり込む
        </Button>
      </form>
    </search>
  )
}
