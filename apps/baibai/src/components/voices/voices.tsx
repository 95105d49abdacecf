import { Badge } from '@sumai/ui/badge'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import type { Voice } from './voice.ts'
import css from './voices.module.css'

type Props = { voices: readonly Voice[]; cities: readonly { cityCode: string; cityName: string }[] }

export function Voices({ voices, cities }: Props) {
  const cityName = (code: string | null) =>
    cities.find(({ cityCode }) => cityCode === code)?.cityName
  return (
    <Section
      heading="お客様の声"
      more={{ label: 'お客様の声をもっと読む', to: paths.voices }}
      tight
    >
      <div className={css.voices}>
        {voices.map(({ contentId, title, summary, imageUrl, cityCode, customer, service }) => (
          <article key={contentId} className={css.voice}>
            {imageUrl && (
              <div className={css.photo}>
                <Picture
                  photo={{ url: imageUrl, width: 1000, height: 667 }}
                  alt=""
                  ratio="3:2"
                  sizes="(min-width: 1024px) 460px, 94vw"
                />
              </div>
            )}
            <h3 className={css.title}>{title}</h3>
            <p className={css.summary}>{summary}</p>
            <p className={css.customer}>
              {service && <Badge>{service}</Badge>}
              {[cityName(cityCode), customer].filter(Boolean).join(' ')}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}
