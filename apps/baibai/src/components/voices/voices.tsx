import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import type { Voice } from './voice.ts'
import { VoiceCard } from './voice-card.tsx'
import css from './voices.module.css'

type Props = { voices: readonly Voice[]; cities: readonly { cityCode: string; cityName: string }[] }

export function Voices({ voices, cities }: Props) {
  const cityName = (code: string | null) =>
    cities.find(({ cityCode }) => cityCode === code)?.cityName ?? null
  return (
    <Section
      heading="お客様の声"
      more={{ label: 'お客様の声をもっと読む', to: paths.voices }}
      tight
    >
      <div className={css.voices}>
        {voices.map((voice) => (
          <VoiceCard
            key={voice.contentId}
            voice={{ ...voice, city: cityName(voice.cityCode) }}
            Title="h3"
          />
        ))}
      </div>
    </Section>
  )
}
