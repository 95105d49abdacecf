import { codes, type Field, month, number, orNone, text, yen } from '../../editor/field.ts'

/** What makes a draft; everything else is filled in by its editor. */

export const ROOM_FIELDS: readonly Field[] = [
  { name: 'room_no', control: orNone(text(10)) },
  { name: 'hy_yachin', control: yen },
  { name: 'kyoekihi', control: yen },
  { name: 'madori_heyasu', control: orNone(number('部屋')) },
  { name: 'madori_kind', control: orNone(codes('madori_kind')) },
  { name: 'senyu_men', control: number('㎡') },
  { name: 'kai', control: orNone(number('階')) },
  { name: 'torihiki_taiyo', control: codes('torihiki_taiyo') },
]

export const BUILDING_FIELDS: readonly Field[] = [
  { name: 'tm_name', control: text(60) },
  { name: 'bukken_type', control: codes('bukken_type_chintai') },
  { name: 'chiku_ym', control: month },
  { name: 'kozo', control: codes('kozo') },
  { name: 'chijo_kaisu', control: number('階') },
  { name: 'address', control: text(200), hint: '例：福岡県福岡市中央区天神2-1-3' },
]

export const SALE_FIELDS: readonly Field[] = [
  { name: 'bukken_type', control: codes('bukken_type_baibai') },
  { name: 'kakaku', control: yen },
  { name: 'torihiki_taiyo', control: codes('torihiki_taiyo') },
  { name: 'hikiwatashi_jiki', control: codes('nyukyo_jiki') },
  { name: 'name', control: text(60) },
  { name: 'address_disp', control: text(120), hint: '例：福岡県久留米市東町25-1' },
]
