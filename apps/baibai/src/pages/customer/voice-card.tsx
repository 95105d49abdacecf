import { formatMonth } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { ChatIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import type { Voice } from '../../components/voices/voice.ts'
import { paths } from '../../paths.ts'
import css from './voice-card.module.css'

type Props = {
  voice: Voice & { shop: string | null; staff: string | null; city: string | null }
}

/** What a customer says, and what the shop answers. */
export function VoiceCard({ voice }: Props) {
  const { title, summary, imageUrl, service, customer, city, rating, reply, shop, staff, tenpoNo } =
    voice
  return (
    <article className={css.voice}>
      {imageUrl && (
        <div className={css.photo}>
          <Picture
            photo={{ url: imageUrl, width: 1000, height: 667 }}
            alt=""
            ratio="3:2"
            sizes="(min-width: 768px) 580px, 94vw"
          />
        </div>
      )}
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
