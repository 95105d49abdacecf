import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import type { Told } from './told.ts'
import { VoiceCard } from './voice-card.tsx'
import css from './voices.module.css'

type Props = { voices: readonly Told[] }

export const Voices = ({ voices }: Props) => (
  <Section heading="お客様の声" more={{ label: 'お客様の声をもっと読む', to: paths.voices }} tight>
    <div className={css.voices}>
      {voices.map((voice) => (
        <VoiceCard key={voice.contentId} voice={voice} Title="h3" />
      ))}
    </div>
  </Section>
)
