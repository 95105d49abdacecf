import type { Madori } from '@sumai/api-client/contract/layout'
import type { Photo } from '@sumai/api-client/contract/photo'
import { label } from '@sumai/domain/codes'
import { madoriLabel } from '@sumai/domain/listing/madori'
import type { LintErrors } from './publish-lint.ts'

type Home = {
  photos: Photo[]
  muki?: number | null
  madoriHeyasu?: number | null
  madoriKind?: number | null
  madoriShosai?: Madori['madori_shosai']
}

const FACING = /(北東|南東|南西|北西|北|東|南|西)向き/g
/** 4K and 8K are read as television, not as homes of so many rooms. */
const LAYOUT = /(?<!\d)(?![48]K)\d(?:S?(?:LDK|DK|LK|K|R))(?![A-Za-z])/g
const TATAMI = /和室|畳/

/** Pictures of the surroundings say nothing of the home. */
const isOfTheHome = ({ type }: Photo) => type !== 'around' && type !== 'map'

/** Whether the captions of the pictures agree with facing and rooms, as far as those are stated. */
export function lintCaptions(home: Home): LintErrors {
  const photos = home.photos
    .filter(isOfTheHome)
    .flatMap(({ caption }) =>
      contradictions(caption, home).map((reason) => `写真の説明「${caption}」は${reason}`),
    )
  return photos.length > 0 ? { photos } : {}
}

function contradictions(written: string, home: Home): string[] {
  const caption = written.normalize('NFKC')
  const facing = label('muki', home.muki)
  const isOtherSide = [...caption.matchAll(FACING)].some(([, said]) => said !== facing)
  const layout = madoriLabel(home.madoriHeyasu ?? null, home.madoriKind ?? null)
  const isOtherLayout =
    [...caption.matchAll(LAYOUT)].some(([said]) => said !== layout) ||
    (caption.includes('LDK') && !layout?.includes('L'))
  const hasTatami = home.madoriShosai?.some(({ name }) => TATAMI.test(name)) ?? true
  const reasons: string[] = []
  if (facing && isOtherSide) reasons.push(`、物件の向き（${facing}）と合いません。`)
  if (layout && isOtherLayout) reasons.push(`、物件の間取り（${layout}）と合いません。`)
  if (TATAMI.test(caption) && !hasTatami)
    reasons.push('和室を示しますが、間取りに和室がありません。')
  return reasons
}
