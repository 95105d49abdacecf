import { Badge } from '@sumai/ui/badge'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import type { Voice } from './voice.ts'
import { VoicePicture } from './voice-picture.tsx'
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
        {voices.map((voice) => (
          <article key={voice.contentId} className={css.voice}>
            <div className={css.photo}>
              <VoicePicture voice={voice} sizes="(min-width: 1024px) 380px, 94vw" />
            </div>
            <h3 className={css.title}>{voice.title}</h3>
            <p className={css.summary}>{voice.summary}</p>
            <p className={css.customer}>
              {voice.service && <Badge>{voice.service}</Badge>}
              {[cityName(voice.cityCode), voice.customer].filter(Boolean).join(' ')}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}
