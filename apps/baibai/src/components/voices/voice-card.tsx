import { formatMonth } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { ChatIcon, StarIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { TownDrawing } from '@sumai/ui/town-drawing'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { paths } from '../../paths.ts'
import type { Told } from './told.ts'
import css from './voice-card.module.css'

type Props = {
  voice: Told
  Title?: 'h2' | 'h3'
  /** Where there is room: what it is about or the town, and the shop that answers. */
  withPlaces?: boolean
}

/** What a customer says, and what the shop answers. */
export function VoiceCard({ voice, Title = 'h2', withPlaces }: Props) {
  const { title, summary, service, customer, city, rating, reply, shop, staff, tenpoNo } = voice
  return (
    <article className={css.voice}>
      {withPlaces && (
        <div className={css.photo}>
          {voice.imageUrl ? (
            <Picture
              photo={{ url: voice.imageUrl, width: 1000, height: 667 }}
              alt=""
              sizes="(min-width: 768px) 580px, 94vw"
            />
          ) : (
            voice.cityCode && <TownDrawing cityCode={voice.cityCode} />
          )}
        </div>
      )}
      <p className={css.who}>
        {service && <Badge>{service}</Badge>}
        <span>
          {[city, customer].filter(Boolean).join(' ')}（{formatMonth(voice.publishAt)}）
        </span>
        {rating !== null && (
          <span className={css.rating}>
            <StarIcon size="s" />
            <VisuallyHidden>満足度 </VisuallyHidden>
            <b>{rating}</b> / 5
          </span>
        )}
      </p>
      <Title className={css.title}>{title}</Title>
      {withPlaces ? <Pulled text={summary} /> : <p className={css.text}>{summary}</p>}
      {reply && (
        <div className={css.reply}>
          {staff?.photoUrl ? (
            <Picture
              photo={{ url: staff.photoUrl, width: 160, height: 160 }}
              alt=""
              ratio="1:1"
              sizes="44px"
            />
          ) : staff ? (
            <span aria-hidden="true" className={css.initial}>
              {staff.name.charAt(0)}
            </span>
          ) : (
            <ChatIcon />
          )}
          <div>
            <p>{reply}</p>
            {shop && tenpoNo && (
              <p className={css.shop}>
                担当 <Link to={paths.shop(tenpoNo)}>{shop}</Link>
                {staff && ` ${staff.name}`}
              </p>
            )}
          </div>
          {withPlaces && voice.shopPhoto && (
            <div className={css.shopPhoto}>
              <Picture
                photo={{ url: voice.shopPhoto, width: 1000, height: 667 }}
                alt=""
                ratio="3:2"
                sizes="96px"
              />
            </div>
          )}
        </div>
      )}
    </article>
  )
}

/** The last sentence says what came of it: it stands before the others, in large words. */
function Pulled({ text }: { text: string }) {
  const sentences = text.match(/[^。]+。?/g) ?? [text]
  const last = sentences.at(-1)
  return (
    <>
      {sentences.length > 1 && <p className={css.pulled}>「{last?.replace(/。$/, '')}」</p>}
      <p className={css.text}>{sentences.length > 1 ? sentences.slice(0, -1).join('') : text}</p>
    </>
  )
}
