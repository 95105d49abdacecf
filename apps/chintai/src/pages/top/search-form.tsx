import { Form, useExtraFetcher, useNavigate } from '@sumai/platform'
import { readForm } from '@sumai/search/read-form'
import { Button } from '@sumai/ui/button'
import { SearchIcon } from '@sumai/ui/icon'
import { LiveCount } from '@sumai/ui/live-count'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import css from './search-form.module.css'

type Props = {
  /** Rooms found without conditions. */
  total: number
  className?: string | undefined
  /** Where the button stands among the fields. */
  children: (submit: ReactNode) => ReactNode
}

/** ms without another choice before a count is requested. */
const PAUSE = 200

const RENT = { low: { name: 'hy_yachin_min' }, high: { name: 'hy_yachin_max' } }

/** In the chunk of the results, which are opened next. */
const grammar = () => import(/* webpackChunkName: "search-late" */ '../../search-address.ts')

const addressOf = async (form: HTMLFormElement) => {
  const fields = readForm(form, [RENT])
  const { hrefOf } = await grammar()
  return hrefOf(fields)
}

/**
 * A plain GET form of the search, whose empty answers the search leaves out. Its button says what
 * it would find: counted by the loader of the very page that it then opens.
 */
export function SearchForm({ total, className, children }: Props) {
  const counter = useExtraFetcher<{ total: number }>()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)

  // What was chosen before the page came to life, or before it was left.
  useEffect(() => {
    if (form.current && readForm(form.current, []).size > 0) count(form.current)
  }, [])

  function count(form: HTMLFormElement) {
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => counter.load(await addressOf(form)), PAUSE)
  }

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    clearTimeout(timer.current)
    navigate(await addressOf(event.currentTarget))
  }

  return (
    <Form
      ref={form}
      role="search"
      action={paths.search}
      className={className}
      onChange={({ currentTarget }) => count(currentTarget)}
      onSubmit={open}
    >
      {children(
        <Button type="submit" size="l" block updating={counter.state !== 'idle'}>
          <SearchIcon />
          <span className={css.counted}>
            <LiveCount count={counter.data?.total ?? total} label="件の部屋を見る" />
          </span>
          <span className={css.plain}>この条件で部屋を探す</span>
        </Button>,
      )}
    </Form>
  )
}
