const ROWS =
  `あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to
な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro
わ wa を o ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo だ da ぢ ji づ zu で de ど do ば ba び bi ぶ bu べ be ぼ bo
ぱ pa ぴ pi ぷ pu ぺ pe ぽ po きゃ kya きゅ kyu きょ kyo しゃ sha しゅ shu しょ sho ちゃ cha ちゅ chu ちょ cho にゃ nya にゅ nyu にょ nyo
ひゃ hya ひゅ hyu ひょ hyo みゃ mya みゅ myu みょ myo りゃ rya りゅ ryu りょ ryo ぎゃ gya ぎゅ gyu ぎょ gyo じゃ ja じゅ ju じょ jo
びゃ bya びゅ byu びょ byo ぴゃ pya ぴゅ pyu ぴょ pyo じぇ je`.split(/\s+/)

const SYLLABLES = new Map(
  Array.from({ length: ROWS.length / 2 }, (_, at) => [ROWS[2 * at] ?? '', ROWS[2 * at + 1] ?? '']),
)

/** Spellings of one sound; long vowels count as short ones. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[-' ]/g, ''],
  [/sy(?=[auo])/g, 'sh'],
  [/ty(?=[auo])/g, 'ch'],
  [/(?:zy|jy)(?=[auo])/g, 'j'],
  [/(?<![a-z])si|(?<=[^s])si/g, 'shi'],
  [/ti/g, 'chi'],
  [/tu/g, 'tsu'],
  [/hu/g, 'fu'],
  [/zi|di/g, 'ji'],
  [/m(?=[bmp])/g, 'n'],
  [/nn/g, 'n'],
  [/oh(?![aiueo])/g, 'o'],
  [/ou|oo/g, 'o'],
  [/uu/g, 'u'],
  [/aa/g, 'a'],
  [/ee/g, 'e'],
]

/** What every spelling of a name in Latin letters comes to: ohashi, oohashi, ohhashi. */
export const romajiKey = (typed: string): string =>
  SPELLINGS.reduce((key, [spelling, usual]) => key.replace(spelling, usual), typed)

/** The key of a reading in hiragana; '' when it has other letters. */
export function romajiOf(reading: string): string {
  let written = ''
  for (let at = 0; at < reading.length; at += 1) {
    const letter = reading.charAt(at)
    if (letter === 'ー') continue
    const next = SYLLABLES.get(reading.slice(at, at + 2)) ?? SYLLABLES.get(reading.charAt(at + 1))
    if (letter === 'っ') {
      written += next?.startsWith('ch') ? 't' : (next?.charAt(0) ?? '')
      continue
    }
    const two = SYLLABLES.get(reading.slice(at, at + 2))
    const syllable = two ?? SYLLABLES.get(letter)
    if (!syllable) return ''
    written += syllable
    if (two) at += 1
  }
  return romajiKey(written)
}
