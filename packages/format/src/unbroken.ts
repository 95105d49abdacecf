/** Keeps what stands before and after it on one line. */
export const JOINER = '\u2060'

/** Joints at which no line may end; some are where Chromium's phrases do (`word-break: auto-phrase`). */
const JOINTS = [
  // 徒歩8分, バス10分, 約560m, 築12年, 金利2%, 賃貸28, 9丁目1-4, 881番地1, 618番9
  /(?<=徒歩|バス|約|築|金利|賃貸|丁目|番地?)(?=\d)|(?<=丁目\d{1,3})(?=-\d)|(?<=\d-)(?=\d)/,
  // （1981年6月以降）
  /(?<=\d年)(?=\d+月以)/,
  // 24か月, 3〜8か月, 1〜3月, 7〜8割, 0〜3万円, 1億2,000万円, 1日1通
  /(?<=\dか)(?=月)|(?<=\d億)(?=\d)|(?<=\d〜)(?=\d+(?:か?月|割|万円))|(?<=\d日)(?=\d通)/,
  // （1〜3月は無休）, 大臣（3）第98210号
  /(?<=月は)(?=無休)|(?<=\d）)(?=第)|(?<=第)(?=\d)/,
  /(?<=手)(?=続き)|(?<=問い)(?=合わせ)|(?<=手が)(?=かり)|(?<=ぬる)(?=ま湯)|(?<=会)(?=員)|(?<=Wi-)(?=Fi)/,
  /(?<=おたが)(?=い)|(?<=わかりま)(?=せん)|(?<=月々の)(?=総額)|(?<=取引)(?=業)/,
  // がん治療センター
  /(?<=セン)(?=ター)/,
  // 新築一戸建て, 天気を気にせず, 名前とひとこと, 買う方へ, その場で, S（納戸）
  /(?<=一戸)(?=建)|(?<=気に)(?=せず)|(?<=ひと)(?=こと)|(?<=買う)(?=方)|(?<=その)(?=場)|(?<=S)(?=（納戸)/,
  // 七隈線, みどりが丘, 五郎丸Ⅱ, みやき町, 吉野ヶ里町, 四丁目, 舞松原, 宮の陣駅
  /(?=[Ⅰ-Ⅻ])|(?<=[一-龠])(?=線(?!路))|(?<=が)(?=丘)|(?<=みやき|ヶ里)(?=町)|(?<=舞松)(?=原)|(?<=宮の)(?=陣)|(?<=宮の陣)(?=駅)|(?<=[一二三四五六七八九十])(?=丁目)|(?<=[一二三四五六七八九十]丁)(?=目)|(?<=丁目)(?=の)/,
]
const JOINT = new RegExp(JOINTS.map(({ source }) => source).join('|'), 'g')

/** 洋室 7帖: the size of a room stands beside its name. */
const BEFORE_SIZE = /(?<=室|戸|[DKR）]) (?=[\d.]+帖)/g

/** A text in which no line ends inside a number with its unit, a house number or a word. */
export const unbroken = (text: string): string =>
  text.replace(BEFORE_SIZE, '\u00a0').replace(JOINT, JOINER)

/** Characters of a heading that a line of a phone holds. */
const LINE = 13

/** A name in which no line ends; one that is longer than a line ends as other texts do. */
export const whole = (name: string): string =>
  name.length <= LINE ? Array.from(name.replaceAll(' ', '\u00a0')).join(JOINER) : unbroken(name)

/** A name in which no line ends within its kanji: アーバンコート｜大牟田Ⅱ 5階. */
export const wholeKanji = (name: string): string =>
  name.replace(/(?<=[一-龠])(?=[一-龠Ⅰ-Ⅻ])/g, JOINER)
