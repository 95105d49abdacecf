/** A stretch of a line of railways.json; without `from` and `to` all of it, without `calls` every station. */
export type Leg = {
  line: string
  from?: string
  to?: string
  /** Between its ends, where it passes others. */
  calls?: string
  /** km/h with stops, of the straight lines between neighbouring stations. */
  kmh: number
}

/** Trains that one can stay in, of one class. */
export type Service = {
  name: string
  /** Minutes between two trains when people go to work. */
  every: number
  legs: readonly Leg[]
}

const service = (name: string, every: number, ...legs: readonly Leg[]): Service => ({
  name,
  every,
  legs,
})

/**
 * The trains of the region that cost no surcharge, with what is assumed of each: the one table of
 * the model (docs/commute.md). Speeds and headways are the writer's estimates from known
 * running times; no timetable was read. Shinkansen and limited expresses of JR are left out; JR博多南線 is ridden like a
 * commuter line and is not.
 */
export const SERVICES: readonly Service[] = [
  service(
    '西鉄天神大牟田線 特急',
    30,
    {
      line: '36001',
      from: '西鉄福岡（天神）',
      to: '花畑',
      calls: '薬院 大橋 春日原 西鉄二日市 西鉄久留米',
      kmh: 68,
    },
    { line: '36001', from: '花畑', to: '大牟田', calls: '大善寺 西鉄柳川 新栄町', kmh: 68 },
  ),
  service(
    '西鉄天神大牟田線 急行',
    15,
    {
      line: '36001',
      from: '西鉄福岡（天神）',
      to: '西鉄小郡',
      calls: '薬院 大橋 春日原 下大利 西鉄二日市 朝倉街道 筑紫 三国が丘',
      kmh: 55,
    },
    { line: '36001', from: '西鉄小郡', to: '花畑', calls: '宮の陣 西鉄久留米', kmh: 55 },
  ),
  service('西鉄天神大牟田線 普通', 10, { line: '36001', kmh: 36 }),
  service('西鉄太宰府線', 15, { line: '36002', kmh: 28 }),
  service(
    '西鉄甘木線',
    30,
    { line: '36003', kmh: 37 },
    { line: '36001', from: '宮の陣', to: '花畑', kmh: 36 },
  ),
  service('西鉄貝塚線', 15, { line: '36004', kmh: 30 }),
  service(
    '福岡市地下鉄空港線・JR筑肥線',
    15,
    { line: '99905', kmh: 30 },
    { line: '11909', kmh: 38 },
  ),
  service('福岡市地下鉄空港線', 5, { line: '99905', kmh: 30 }),
  service(
    '福岡市地下鉄箱崎線',
    8,
    { line: '99906', kmh: 29 },
    { line: '99905', from: '中洲川端', to: '姪浜', kmh: 30 },
  ),
  service('福岡市地下鉄七隈線', 6, { line: '99907', kmh: 28 }),
  service(
    'JR鹿児島本線 快速',
    20,
    { line: '11902', from: '門司港', to: '福間', kmh: 53 },
    { line: '11902', from: '福間', to: '博多', calls: '古賀 福工大前 香椎 千早 吉塚', kmh: 53 },
    {
      line: '11903',
      from: '博多',
      to: '久留米',
      calls: '南福岡 大野城 二日市 原田 基山 鳥栖',
      kmh: 53,
    },
    { line: '11903', from: '久留米', to: '荒尾', kmh: 55 },
  ),
  service(
    'JR鹿児島本線 普通（門司港～久留米）',
    12,
    { line: '11902', from: '門司港', to: '博多', kmh: 41 },
    { line: '11903', from: '博多', to: '久留米', kmh: 41 },
  ),
  service('JR鹿児島本線 普通（鳥栖～宇土）', 30, {
    line: '11903',
    from: '鳥栖',
    to: '宇土',
    kmh: 55,
  }),
  service('JR鹿児島本線 普通（下関～門司）', 20, {
    line: '11902',
    from: '下関',
    to: '小倉',
    kmh: 45,
  }),
  service('JR博多南線', 30, { line: '11901', kmh: 52 }),
  service('JR長崎本線', 25, { line: '11905', kmh: 54 }),
  service(
    'JR篠栗線 快速',
    30,
    { line: '11908', from: '博多', to: '桂川', calls: '吉塚 長者原 篠栗 筑前大分', kmh: 50 },
    { line: '11911', from: '桂川', to: '直方', kmh: 42 },
  ),
  service('JR篠栗線 普通', 20, { line: '11908', kmh: 42 }),
  service('JR筑豊本線', 30, { line: '11911', kmh: 42 }),
  service('JR若松線', 20, { line: '11910', kmh: 36 }),
  service('JR原田線', 120, { line: '11912', kmh: 40 }),
  service('JR久大本線', 60, { line: '11913', kmh: 42 }),
  service('JR香椎線（西戸崎～香椎）', 20, { line: '11916', kmh: 36 }),
  service('JR香椎線（香椎～宇美）', 20, { line: '11917', kmh: 29 }),
  service('JR唐津線', 40, { line: '11921', kmh: 38 }),
  service('JR筑肥線（西唐津～伊万里）', 90, { line: '11920', kmh: 36 }),
  service('JR佐世保線', 60, { line: '11918', kmh: 45 }),
  service('JR日豊本線', 20, { line: '11906', from: '小倉', to: '新田原', kmh: 48 }),
  service('JR日田彦山線', 60, { line: '11914', from: '小倉', to: '添田', kmh: 38 }),
  service('JR後藤寺線', 60, { line: '11915', kmh: 34 }),
  service('JR豊肥本線', 20, { line: '11923', kmh: 33 }),
  service('JR三角線', 60, { line: '11924', kmh: 45 }),
  service('甘木鉄道甘木線', 30, { line: '99901', kmh: 31 }),
  service('平成筑豊鉄道伊田線', 60, { line: '99902', kmh: 30 }),
  service('平成筑豊鉄道糸田線', 60, { line: '99903', kmh: 30 }),
  service('平成筑豊鉄道田川線', 60, { line: '99904', kmh: 30 }),
  service('北九州モノレール', 8, { line: '99908', kmh: 27 }),
  service('筑豊電気鉄道', 15, { line: '99909', kmh: 28 }),
  service('熊本電鉄藤崎線・菊池線', 30, { line: '99917', kmh: 22 }),
  service('熊本電鉄上熊本線', 30, { line: '99918', kmh: 22 }),
  service('熊本市電A系統', 8, { line: '99922', kmh: 13 }),
  service('熊本市電B系統', 15, { line: '99923', kmh: 13 }),
]
