/** What people call stations beside their names, by their slugs. */
export const STATIONS: Readonly<Record<string, string>> = {
  'nishitetsu-fukuoka-tenjin-eki': '西鉄福岡 福岡天神 西鉄天神 西鉄福岡天神 西鉄福岡(天神)',
  'nishitetsu-hirao-eki': '平尾',
  'hakata-eki': '筑紫口 博多口',
  'ohorikoen-eki': '大濠',
  'kyudai-gakkentoshi-eki': '学研都市',
  'chikuzen-maebaru-eki': '前原',
  'meinohama-eki': '姪の浜',
  'watanabedori-eki': '渡辺通り',
  'yakuin-odori-eki': '薬院大通り',
  'chiyo-kenchoguchi-eki': '県庁口 福岡県庁前',
  'maidashi-kyudai-byoinmae-eki': '九大病院前 九大病院 馬出九大病院',
}

/** What people call lines beside their names, by their slugs. */
export const LINES: Readonly<Record<string, string>> = {
  'nishitetsu-tenjin-omuta-sen': '天神大牟田線 西鉄大牟田線 大牟田線 西鉄天神線',
  'jr-sasaguri-sen': '福北ゆたか線 JR福北ゆたか線',
  'amagi-tetsudo-amagi-sen': '甘木鉄道 甘鉄 甘木鉄道線',
}

/** What people call all lines of a railway. */
export const NETWORKS: readonly (readonly [companies: readonly string[], words: string])[] = [
  [['西日本鉄道'], '西鉄沿線 西鉄線 西鉄電車 西鉄沿い 西鉄線沿線'],
  [
    ['福岡市交通局'],
    '地下鉄 地下鉄沿線 市営地下鉄 福岡市地下鉄 福岡市営地下鉄 地下鉄沿い 地下鉄線',
  ],
  [['JR九州', 'JR西日本'], 'JR沿線 JR線 JR線沿線 JR沿い'],
]

/** What people call universities beside their names, by their slugs. */
export const SCHOOLS: Readonly<Record<string, string>> = {
  'kyushu-ito-univ': '九大 九州大 九大伊都 九大伊都キャンパス 伊都キャンパス 九州大学伊都',
  'kyushu-sangyo-univ': '九産大 九州産業大 九産',
  'fukuoka-kogyo-univ': '福工大 福岡工業大 福岡工大',
  'fukuoka-joshi-univ': '福女大 福岡女子大',
  'fukuoka-univ': '福大 福岡大',
  'nakamura-gakuen-univ': '中村学園 中村大 中村学園大',
  'seinan-gakuin-univ': '西南大 西南学院 西南学院大',
  'fukuoka-kokusai-iryofukushi-univ': '福岡国際医療福祉大 高木学園',
  'fukuoka-shika-univ': '福歯大 福岡歯科大 福岡歯科',
  'fukuoka-jogakuin-univ': '福女 福岡女学院 福岡女学院大 福女院',
  'junshin-gakuen-univ': '純真学園 純真大 純真学園大',
  'daiichi-yakka-univ': '第一薬大 一薬 第一薬科 第一薬科大',
  'chikushi-jogakuen-univ': '筑女 筑紫女学園 筑紫女学園大 筑女大',
  'nihon-keizai-fukuoka-univ': '日経大 日本経済大',
  'kurume-mii-univ': '久大御井 久留米大御井 御井キャンパス 久留米大学御井',
  'kurume-asahimachi-univ':
    '久大医学部 久留米大医学部 久留米大学医学部 旭町キャンパス 久留米大学病院 久大病院 久留米大学旭町',
  'kurume-kogyo-univ': '久留米工大 久工大 久留米工業大',
  'seimaria-gakuin-univ': '聖マリア学院 聖マリア大 聖マリア学院大',
  'kokusai-iryofukushi-okawa-univ': '国際医療福祉大 国福大',
  'teikyo-fukuoka-univ': '帝京大 帝京大福岡',
  'saga-honjo-univ': '佐大本庄 佐賀大本庄 本庄キャンパス 佐賀大学本庄',
  'saga-nabeshima-univ': '佐賀大医学部 佐賀大学医学部 佐大医学部 鍋島キャンパス',
  'nishikyushu-kanzaki-univ': '西九大 西九州大',
  'kyushu-kangofukushi-univ': '九看大 九州看護福祉大 九州看護',
}

/** Universities of several campuses. */
export const CAMPUSES: readonly (readonly [slugs: readonly string[], words: string])[] = [
  [['kurume-mii-univ', 'kurume-asahimachi-univ'], '久留米大学 久留米大 久大'],
  [['saga-honjo-univ', 'saga-nabeshima-univ'], '佐賀大学 佐賀大 佐大'],
]
