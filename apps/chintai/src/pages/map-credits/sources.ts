type Source = { data: string; from: string; href: string; licence: string }

/** What the map and the facts about places are made of. */
export const SOURCES: readonly Source[] = [
  {
    data: '道路・建物・施設',
    from: '© OpenStreetMap contributors（2021年8月時点）',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
  },
  {
    data: '地図の構成',
    from: '© OpenMapTiles',
    href: 'https://openmaptiles.org/',
    licence: 'CC\u00a0BY\u00a04.0',
  },
  {
    data: '市区町村の形・バス停・地価',
    from: '国土数値情報の行政区域・バス停留所・地価公示（国土交通省）',
    href: 'https://nlftp.mlit.go.jp/ksj/',
    licence: 'CC\u00a0BY\u00a04.0互換',
  },
  {
    data: '陸地の形',
    from: '政府統計の総合窓口（e-Stat）の小地域',
    href: 'https://www.e-stat.go.jp/',
    licence: '政府標準利用規約',
  },
  {
    data: '町・街区',
    from: 'アドレス・ベース・レジストリ（デジタル庁）',
    href: 'https://www.digital.go.jp/policies/base_registry_address',
    licence: '公共データ利用規約\u20601.0',
  },
  {
    data: '郵便番号',
    from: '日本郵便',
    href: 'https://www.post.japanpost.jp/zipcode/download.html',
    licence: '自由に利用可',
  },
  {
    data: '駅・路線',
    from: '駅と路線のデータベース station_database（Seo\u20114d696b75氏）',
    href: 'https://github.com/Seo-4d696b75/station_database',
    licence: 'CC\u00a0BY-SA\u00a04.0',
  },
]
