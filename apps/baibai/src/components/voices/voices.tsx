import { CardGrid } from '@sumai/ui/card-grid'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import type { Told } from './told.ts'
import { VoiceCard } from './voice-card.tsx'

type Props = { voices: readonly Told[] }

export const Voices = ({ voices }: Props) => (
  <Section heading="お客様の声" more={{ label: 'お客様の声をもっと読む', to: paths.voices }} tight>
    <CardGrid rail narrow label="お客様の声">
      {voices.map((voice) => (
        <VoiceCard key={voice.contentId} voice={voice} Title="h3" />
      ))}
    </CardGrid>
  </Section>
)
