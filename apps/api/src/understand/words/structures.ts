/** What people call structures (kozo), by their codes. */
export const KOZO: readonly (readonly [codes: readonly number[], words: string])[] = [
  [[1], '木造 木の家 もくぞう'],
  [[3], '鉄骨 鉄骨造 重量鉄骨 重量鉄骨造 鉄骨構造 S造'],
  [[4], 'RC RC造 鉄筋コンクリート 鉄筋コンクリート造 鉄コン'],
  [[5], 'SRC SRC造 鉄骨鉄筋コンクリート 鉄骨鉄筋コンクリート造'],
  [[4, 5], '鉄筋 鉄筋系 鉄筋造 コンクリート造 コンクリート RC・SRC RC/SRC'],
  [[8], 'ツーバイフォー 2×4 2x4 木造2×4'],
  [[10], '軽量鉄骨 軽量鉄骨造'],
]

/** What people call special structures (kodawari_kozo), by their codes. */
export const KODAWARI_KOZO: Readonly<Record<number, string>> = {
  1: '平屋 平家 平屋建て 平屋建 ひらや 平屋住宅',
  2: 'メゾネット メゾネットタイプ 戸建て感覚',
  3: 'ロフト ロフト付き ロフト付 ロフトあり',
  4: '吹き抜け 吹抜け 吹抜 吹き抜けリビング',
  5: '二世帯 2世帯 二世帯向け 二世帯住宅 2世帯住宅 二世帯同居',
  6: 'デザイナーズ デザイナーズ物件',
  7: '耐震等級3 耐震等級三',
  8: '免震 制震 免震・制震 免震構造 制震構造',
  9: '長期優良住宅 長期優良',
  10: 'ZEH ゼッチ 省エネ 省エネ住宅 ZEH住宅 高断熱 省エネ性能',
  11: '新耐震 新耐震基準 新耐震基準適合',
  12: 'インスペクション インスペクション済 インスペクション済み 住宅診断 既存住宅状況調査 建物状況調査',
}
