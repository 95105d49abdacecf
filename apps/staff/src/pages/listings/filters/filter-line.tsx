import { Button } from '@sumai/ui/button'
import { ActiveCondition } from '@sumai/ui/chip'
import { Select } from '@sumai/ui/controls'
import { FilterIcon } from '@sumai/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { Line } from '../../../components/line.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { Key } from '../../../keys/key.tsx'
import { useKeys } from '../../../keys/use-keys.ts'
import { toListings } from '../../../paths.ts'
import { useSession } from '../../../session/use-session.ts'
import { peopleQuery, shopsQuery } from '../../content/list/content.queries.ts'
import type { Site } from '../site.ts'
import { ORDERS, type View, writeView } from '../view.ts'
import styles from './filter-line.module.css'

type Props = { site: Site; view: View }

/** Words, conditions that can be taken off one by one, and the order. */
export function FilterLine({ site, view }: Props) {
  const { staff } = useSession()
  const isOffice = staff.userType === 'admin'
  const [isOpen, setOpen] = useState(false)
  // Their names are read when somebody filters by them.
  const { data: people = [] } = useQuery({
    ...peopleQuery,
    enabled: isOpen || view.person !== undefined,
  })
  const { data: shops = [] } = useQuery({
    ...shopsQuery,
    enabled: isOffice && (isOpen || view.shop !== undefined),
  })
  const choices = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const toView = (changed: Partial<View>) => toListings(site, writeView({ ...view, ...changed }))
  const look = (changed: Partial<View>) => void navigate(toView(changed))

  function open() {
    flushSync(() => setOpen(true))
    choices.current?.querySelector('select')?.focus()
  }
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  useKeys({ F: open })

  const person = people.find(({ syainNo }) => syainNo === view.person)
  const shop = shops.find(({ tenpoNo }) => tenpoNo === view.shop)
  const colleagues = people.filter(({ tenpoNo }) => !view.shop || tenpoNo === view.shop)
  return (
    <div className={styles.line}>
      <div className={styles.field}>
        <SearchField
          label="建物名・物件番号・駅"
          value={view.words}
          onSearch={(words) => look({ words })}
        />
      </div>
      {view.person && (
        <ActiveCondition
          label={`担当 ${person?.name ?? view.person}`}
          to={toView({ person: undefined })}
        />
      )}
      {view.shop && (
        <ActiveCondition label={shop?.tenpoName ?? view.shop} to={toView({ shop: undefined })} />
      )}
      <Button
        ref={opener}
        size="s"
        variant="outline"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
      >
        <FilterIcon />
        しぼり込む
        <Key name="F" />
      </Button>
      <Select
        small
        aria-label="並び順"
        choices={ORDERS}
        value={view.order}
        onChange={(event) => look({ order: event.target.value as View['order'] })}
      />
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what the button has opened.
        <div
          ref={choices}
          className={styles.choices}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {isOffice && (
            <Line label="店舗" id="filter-shop">
              <Select
                small
                id="filter-shop"
                empty="すべて"
                choices={shops.map(({ tenpoNo, tenpoName }) => ({
                  value: tenpoNo,
                  label: tenpoName,
                }))}
                value={view.shop ?? ''}
                onChange={(event) =>
                  look({ shop: event.target.value || undefined, person: undefined })
                }
              />
            </Line>
          )}
          <Line label="担当" id="filter-person">
            <Select
              small
              id="filter-person"
              empty="だれでも"
              choices={colleagues.map(({ syainNo, name }) => ({ value: syainNo, label: name }))}
              value={view.person ?? ''}
              onChange={(event) => look({ person: event.target.value || undefined })}
            />
          </Line>
        </div>
      )}
    </div>
  )
}
