import { telOf } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { Form, useNavigation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { BookingFacts } from './booking-facts.tsx'
import css from './manage.module.css'
import type { Refusal } from './manage-action.ts'
import type { ManageData, Reservation } from './manage-data.ts'
import { SeatsChange } from './seats-change.tsx'
import { VisitChange } from './visit-change.tsx'

type Props = ManageData & { reservation: Reservation; refusal: Refusal | undefined }

/** A booking that can be moved and cancelled. */
export function BookedPart({ refusal, ...found }: Props) {
  const { reservation, shop, seminar, slots, now, done } = found
  const isBusy = useNavigation().formMethod !== undefined
  const tel = telOf(shop)
  const isMoved = done === 'moved' && !refusal
  return (
    <>
      <h1>{isMoved ? 'ご予約を変更しました' : 'ご予約の確認・変更'}</h1>
      {isMoved && (
        <Callout tone="ok">
          <p>次の内容で承りました。確認のメールをお送りしています。</p>
        </Callout>
      )}
      {refusal?.failure && (
        <Callout tone="err">
          <p>{refusal.failure}</p>
        </Callout>
      )}
      <BookingFacts {...{ reservation, shop, seminar }} />

      {/* Anew after each change: what was chosen for the last one is done. */}
      <section key={reservation.sequence} className={css.part}>
        <h2>{reservation.kind === 'visit' ? '日時を変更する' : '日程・人数を変更する'}</h2>
        {slots && <VisitChange {...{ reservation, shop, slots, refusal, isBusy }} />}
        {reservation.kind === 'seminar' && seminar && (
          <SeatsChange {...{ reservation, seminar, now, refusal, isBusy }} />
        )}
        {!slots && !seminar && (
          <p>
            ただいま空き時間を表示できません。しばらくしてからもう一度お試しいただくか、
            <a href={telHref(tel)}>{tel}</a>までお電話ください。
          </p>
        )}
      </section>

      <section className={css.part}>
        <h2>ご予約を取り消す</h2>
        <details className={css.cancel}>
          <summary>
            取り消しの手続きへ
            <ChevronDownIcon size="s" />
          </summary>
          <p>取り消すと、このお時間はすぐに空きに戻ります。元に戻すことはできません。</p>
          <Form method="post" replace>
            <Button type="submit" name="do" value="cancel" variant="outline" busy={isBusy}>
              このご予約を取り消す
            </Button>
          </Form>
        </details>
      </section>
      <p>
        お急ぎのときは、受付番号を添えて<a href={telHref(tel)}>{tel}</a>までお電話ください。
      </p>
    </>
  )
}
