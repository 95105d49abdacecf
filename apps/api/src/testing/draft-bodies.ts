/** A body with which a draft of a property can be registered. */
export const draftRoom = {
  bukken_type: 'hanbai_tochi',
  shubetu: 101,
  name: '東町の土地',
  title: '駅まで歩ける整形地',
  kakaku: 12_800_000,
  kakaku_zei_kbn: 2,
  torihiki_taiyo: 5,
  genkyo: 1,
  hikiwatashi_jiki: 1,
  pref_code: '40',
  city_code: '40203',
  town: '東町',
  address_disp: '福岡県久留米市東町',
  lat: 33.312,
  lng: 130.52,
  kotsu: [{ line_code: '1001', eki_code: '100127', eki_name: '西鉄久留米', toho_m: 641 }],
}

/** The same with all that an advertisement of land must say. */
export const publishableRoom = {
  ...draftRoom,
  tochi_men: 165.28,
  tochi_men_kbn: 1,
  setsudo_jokyo: 2,
  setsudo: [{ muki: 5, fukuin_m: 6, haba_m: 10.2, doro_shubetu: 1, ichi_shitei: false }],
  shido_futan_men: 0,
  hourei_seigen: '景観法',
  is_setback: false,
  youto_chiiki: [1],
  toshi_keikaku: 1,
  kenpei: 60,
  yoseki: 200,
  chimoku: 1,
  is_no_condition: true,
}

/** A body with which a draft of a room can be registered, and what else it needs to be public. */
export const draftLet = {
  hy_yachin: 62_000,
  kyoekihi: 4_000,
  shikikin: 1,
  reikin: 0,
  torihiki_taiyo: 5,
  genkyo: 2,
  keiyaku_kbn: 1,
  hosho_riyo: 1,
  hoken_hitsuyo: false,
}
export const publishableLet = {
  ...draftLet,
  madori_heyasu: 2,
  madori_kind: 50,
  senyu_men: 52.17,
  kai: 2,
  keiyaku_kikan_month: 24,
}

/** A body with which a building can be registered. */
export const draftBuilding = {
  tm_name: 'サンハイツ天神',
  bukken_type: 'mansion',
  address: '福岡県福岡市中央区天神2-1-3',
  chiku_ym: '2008-03',
  kozo: 3,
  chijo_kaisu: 8,
}
