import { formatKakaku, formatRent } from '@sumai/format/money'
import { factsInWords, feeInWords } from '../letters/home-in-words.ts'
import type { LetterHome } from '../letters/homes-reader.ts'

/** What a picture says of a listing; `photo` is its URL. */
export type ListingWords = {
  photo: string | undefined
  kind: string
  name: string
  price: string
  terms: string
  facts: string[]
}

export function listingWords(home: LetterHome): ListingWords {
  const { site, room, name, yen } = home
  return {
    photo: room.photos[0]?.url,
    kind: site === 'chintai' ? `賃貸${room.bukken_type_label}` : room.bukken_type_label,
    name,
    price: site === 'chintai' ? formatRent(yen) : formatKakaku(yen),
    terms: termsOf(home),
    facts: factsInWords(home).reverse(),
  }
}

function termsOf(home: LetterHome): string {
  if (home.site === 'chintai') return feeInWords(home.room)
  const { shueki_rimawari: share } = home.room
  return share === null ? '' : `表面利回り ${share.toFixed(2)}%`
}
