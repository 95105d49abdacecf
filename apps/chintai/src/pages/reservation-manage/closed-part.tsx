import { BRAND, telOf } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Input } from '@sumai/ui/controls'
import { GuideNote } from '@sumai/ui/guide-note'
import { PhoneIcon } from '@sumai/ui/icon'
import { SearchLine } from '@sumai/ui/search-line'
import { paths } from '../../paths.ts'
import { BookingFacts } from './booking-facts.tsx'
import css from './manage.module.css'
import type { ManageData } from './manage-data.ts'

const WORDS = {
  cancelled: {
    heading: 'このご予約は取り消されています',
    text: 'お時間は空きに戻っています。あらためてのご予約もお待ちしています。',
  },
  over: {
    heading: 'ご予約の日時を過ぎています',
    text: '変更・取り消しはできません。あらためてのご予約もお待ちしています。',
  },
  unknown: {
    heading: 'ご予約を確認できませんでした',
    text: 'このURLは使えません。メールのリンクが途中で切れていないか、お確かめください。受付番号を添えて、お電話でも承ります。',
  },
}

/** A booking that cannot be changed any more, or a link that leads to none. */
export function ClosedPart({ reservation, shop, seminar, done }: ManageData) {
  const status = reservation && reservation.status !== 'booked' ? reservation.status : 'unknown'
  const { heading, text } = WORDS[status]
  const isDone = status === 'cancelled' && done === 'cancelled'
  const tel = telOf(shop)
  return (
    <>
      <GuideNote heading={isDone ? 'ご予約を取り消しました' : heading}>
        <p>{text}</p>
        <div className={css.ways}>
          {status === 'unknown' ? (
            <ButtonAnchor href={telHref(tel)}>
              <PhoneIcon />
              {tel}
            </ButtonAnchor>
          ) : (
            <>
              {reservation?.kind === 'seminar' ? (
                <ButtonLink to={paths.ownerSeminar}>セミナーの日程を見る</ButtonLink>
              ) : (
                <ButtonLink to={shop ? paths.visitShop(shop.tenpoNo) : paths.reservationForm}>
                  来店を予約する
                </ButtonLink>
              )}
              <p>
                お電話 <a href={telHref(tel)}>{tel}</a>
              </p>
            </>
          )}
          {!shop && <span className={css.hours}>{BRAND.telHours}</span>}
          {status === 'unknown' && (
            <ButtonLink to={paths.shops} variant="outline">
              ご予約の店舗を探す
            </ButtonLink>
          )}
        </div>
      </GuideNote>
      {isDone && (
        <Callout tone="ok">
          <p>取り消しを承りました。確認のメールをお送りしています。</p>
        </Callout>
      )}
      {reservation && <BookingFacts {...{ reservation, shop, seminar }} />}
      <SearchLine action={paths.search} about="物件" label="駅・地名・学校・条件">
        {(id) => <Input id={id} type="search" name="keyword" maxLength={100} />}
      </SearchLine>
    </>
  )
}
