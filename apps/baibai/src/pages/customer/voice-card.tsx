import { formatMonth } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { ChatIcon } from '@sumai/ui/icon'
import type { Voice } from '../../components/voices/voice.ts'
import { VoicePicture } from '../../components/voices/voice-picture.tsx'
import { paths } from '../../paths.ts'
import css from './voice-card.module.css'

type Props = {
  voice: Voice & { shop: string | null; staff: string | null; city: string | null }
}

/** What a customer says, and what the shop answers. */
export function VoiceCard({ voice }: Props) {
  const { title, summary, service, customer, city, rating, reply, shop, staff, tenpoNo } = voice
  return (
    <article className={css.voice}>
      <div className={css.photo}>
        <VoicePicture voice={voice} sizes="(min-width: 768px) 580px, 94vw" />
      </div>
      <p className={css.who}>
        {service && <Badge>{service}</Badge>}
        <span>
          {[city, customer].filter(Boolean).join(' ')}（{formatMonth(voice.publishAt)}）
        </span>
      </p>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{summary}</p>
      {rating !== null && (
        <p className={css.rating}>
          満足度 <b>{rating}</b> / 5
        </p>
      )}
      {reply && (
        <div className={css.reply}>
          <ChatIcon />
          <div>
            <p>{reply}</p>
            {shop && tenpoNo && (
              <p className={css.shop}>
                担当 <Link to={paths.shop(tenpoNo)}>{shop}</Link>
                {staff && ` ${staff}`}
              </p>
            )}
          </div>
        </div>
      )}
    </article>
  )
}
