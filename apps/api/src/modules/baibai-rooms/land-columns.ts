import type { KenchikuJoken, Setsudo } from '@sumai/api-client/contract/baibai-land'
import { boolean, integer, jsonb, smallint, text } from '../../db/drizzle.ts'
import { decimal } from '../listings/listing-columns.ts'

/** The ground under a property for sale: rights, zoning, roads, warnings. */
export const landColumns = {
  tochiKenri: smallint('tochi_kenri').notNull(),
  shakuchiKikan: text('shakuchi_kikan'),
  chidai: integer('chidai'),
  mochibun: text('mochibun'),
  youtoChiiki: smallint('youto_chiiki').array().notNull(),
  toshiKeikaku: smallint('toshi_keikaku'),
  kenpei: smallint('kenpei'),
  yoseki: smallint('yoseki'),
  houreiSeigen: text('hourei_seigen'),
  isNoCondition: boolean('is_no_condition'),
  kenchikuJoken: jsonb('kenchiku_joken').$type<KenchikuJoken>(),
  chimoku: smallint('chimoku'),
  chisei: smallint('chisei'),
  setsudoJokyo: smallint('setsudo_jokyo'),
  setsudo: jsonb('setsudo').$type<Setsudo[]>().notNull(),
  isSarachi: boolean('is_sarachi'),
  isSetback: boolean('is_setback'),
  setbackMen: decimal('setback_men'),
  shidoFutanMen: decimal('shido_futan_men'),
  shidoFutanWariai: text('shido_futan_wariai'),
  isSaikenchikuFuka: boolean('is_saikenchiku_fuka').notNull(),
  isFuruya: boolean('is_furuya').notNull(),
  keishaWariai: smallint('keisha_wariai'),
  rojijoWariai: smallint('rojijo_wariai'),
  isKoatsusen: boolean('is_koatsusen').notNull(),
  isGake: boolean('is_gake').notNull(),
  suido: text('suido'),
  gesui: text('gesui'),
  gas: text('gas'),
}
