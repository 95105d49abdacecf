import { Button } from '@sumai/ui/button'
import { Input, Select, Textarea } from '@sumai/ui/controls'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Line } from '../../../components/line.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { Key } from '../../../keys/key.tsx'
import { SITES } from '../../listings/site.ts'
import { sayMethod } from '../booking.ts'
import { type Shop, slotsQuery } from '../calendar.queries.ts'
import { type At, sayDate } from '../days.ts'
import { enterBooking } from './enter-booking.ts'
import styles from './new-booking-form.module.css'
import { freeDays } from './times.ts'

type Props = {
  shop: Shop
  /** The day that is looked at. */
  day: string
  now: At
  onClose: () => void
}

const BOTH = 3
const SALES = 1
const METHODS = ['visit', 'online', 'onsite'] as const
const PEOPLE = Array.from({ length: 9 }, (_, index) => String(index + 1))

const NOTHING: Readonly<Record<string, string>> = {}

/** A visit for somebody who is on the telephone. What is typed stays when it is refused. */
export function NewBookingForm({ shop, day, now, onClose }: Props) {
  const { data: slots = [] } = useQuery(slotsQuery(shop.tenpoNo))
  const days = freeDays(shop, slots, now)
  const [chosen, setChosen] = useState(day)
  const [typed, setTyped] = useDraft('new-booking', NOTHING)
  const [isSending, setSending] = useState(false)
  const free = days.find(({ date }) => date >= chosen) ?? days.at(-1)
  if (!free) return <p>空いている時間はありません。</p>

  async function enter(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    setSending(true)
    const isDone = await enterBooking(
      {
        ...{ tenpoNo: shop.tenpoNo, date: text('date'), time: text('time') },
        ...{ name: text('name'), tel: text('tel'), email: text('email') || null },
        method: METHODS.find((method) => method === text('method')) ?? 'visit',
        ninzu: Number(text('ninzu')),
        siteType: text('site') === 'baibai' ? 'baibai' : 'chintai',
        note: text('note') || null,
      },
      shop.reserveSlotMinutes,
    )
    setSending(false)
    if (isDone) leave()
  }
  function leave() {
    setTyped(NOTHING)
    onClose()
  }
  /** Of a control whose value is kept; the day is the one that is looked at. */
  const kept = (name: string, usual = '') => ({
    id: `new-${name}`,
    name,
    value: typed[name] ?? usual,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })

  return (
    <form onSubmit={enter} className={styles.form}>
      <Line label="日にち" id="new-date">
        <Select
          id="new-date"
          name="date"
          small
          choices={days.map(({ date }) => ({ value: date, label: sayDate(date) }))}
          value={free.date}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Line>
      <Line label="時間" id="new-time">
        <Select
          {...kept('time')}
          value={free.times.find((time) => time === typed.time) ?? free.times[0]}
          small
          choices={free.times.map((time) => ({ value: time, label: time }))}
        />
      </Line>
      <Line label="お名前" id="new-name">
        <Input {...kept('name')} required maxLength={50} autoComplete="off" />
      </Line>
      <Line label="電話" id="new-tel">
        <Input {...kept('tel')} type="tel" required maxLength={20} autoComplete="off" />
      </Line>
      <Line label="メール" id="new-email">
        <Input
          {...kept('email')}
          type="email"
          maxLength={254}
          autoComplete="off"
          placeholder="あれば確認を送ります"
        />
      </Line>
      <Line label="方法" id="new-method">
        <Select
          {...kept('method', METHODS[0])}
          small
          choices={METHODS.map((value) => ({ value, label: sayMethod(value) }))}
        />
      </Line>
      <Line label="人数" id="new-ninzu">
        <Select
          {...kept('ninzu', PEOPLE[0])}
          small
          choices={PEOPLE.map((value) => ({ value, label: `${value}名` }))}
        />
      </Line>
      {shop.cbFlg === BOTH ? (
        <Line label="相談" id="new-site">
          <Select
            {...kept('site', SITES[0]?.site)}
            small
            choices={SITES.map(({ site, label }) => ({ value: site, label }))}
          />
        </Line>
      ) : (
        <input type="hidden" name="site" value={shop.cbFlg === SALES ? 'baibai' : 'chintai'} />
      )}
      <Line label="メモ" id="new-note">
        <Textarea
          {...kept('note')}
          rows={2}
          maxLength={1000}
          placeholder="見たい物件など。お客様には見えません"
        />
      </Line>
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          予約を入れる
          <Key name="↵" />
        </Button>
        <Button variant="quiet" onClick={leave}>
          やめる
        </Button>
      </div>
    </form>
  )
}
