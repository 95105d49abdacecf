import { Button } from '@sumai/ui/button'
import { Input, Select } from '@sumai/ui/controls'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Line } from '../../components/line.tsx'
import { toRecords } from '../../paths.ts'
import styles from './filters.module.css'
import { RESOURCE_CHOICES } from './resources.ts'
import { readView, type View } from './view.ts'

type Props = { view: View }

/** What is looked for in the log. */
export function Filters({ view }: Props) {
  const navigate = useNavigate()
  const shown = JSON.stringify(view)
  const [asked, setAsked] = useState(shown)
  const [form, setForm] = useState({ shown, round: 0 })
  // Another address fills it anew. What it has asked for itself stands there, and letters since.
  if (shown !== form.shown) setForm({ shown, round: form.round + (shown === asked ? 0 : 1) })

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const to = toRecords(Object.fromEntries(new FormData(event.currentTarget)) as never)
    setAsked(JSON.stringify(readView(new URL(to, window.location.href).searchParams)))
    navigate(to)
  }
  return (
    <search>
      <form key={form.round} onSubmit={search} className={styles.filters}>
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
