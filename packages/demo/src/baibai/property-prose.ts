import { madoriLabel } from '@sumai/domain/listing/madori'
import { formatDistance } from '@sumai/format/distance'
import { facing, fromStation, nearby, shoppingBy, stationOf } from '../prose.ts'
import type { Random } from '../random.ts'
import { type Property, sayingsOf } from './sayings.ts'

type Texts = { title: string; catchCopy: string; comment: string }

/** Headline, catch phrase and comment of a property, each true of its columns. */
export function propertyTexts(random: Random, property: Property): Texts {
  const sayings = sayingsOf(property)
  const words = random.sample(sayings, 3).map(({ word }) => word)
  const sentences = random.sample(sayings, random.int(2, 3)).map(({ sentence }) => sentence)
  const parts = [openingOf(random, property), ...sentences, surroundings(random, property)]
  return {
    title: titleOf(property),
    catchCopy:
      words.length > 0 ? words.join('・') : `${property.town}の${NOUNS[property.bukkenType]}`,
    comment: [...parts, closingOf(random, property)].join(''),
  }
}

const NOUNS = {
  hanbai_mansion: '中古マンション',
  hanbai_chuko: '中古一戸建て',
  hanbai_shinchiku: '新築一戸建て',
  tateuri: '新築分譲住宅',
  hanbai_tochi: '土地',
  toushi_mansion: '投資用マンション',
  toushi_apartment: '一棟アパート',
  toushi_other: '事業用物件',
} as const

const layoutOf = ({ madoriHeyasu, madoriKind }: Property) =>
  madoriLabel(madoriHeyasu ?? null, madoriKind ?? null)

function titleOf(property: Property): string {
  const access = property.kotsu[0]
  const place = access ? stationOf(access) : property.town
  if (property.bukkenType === 'tateuri') {
    return `${place}・全${property.bunjo?.kukaku_su ?? 0}区画の${NOUNS.tateuri}`
  }
  if (property.shuekiRimawari) {
    return `${place}・表面利回り${property.shuekiRimawari}%の${NOUNS[property.bukkenType]}`
  }
  if (property.bukkenType === 'hanbai_tochi') return `${place}・${property.tochiMen}㎡の土地`
  return `${place}・${layoutOf(property)}の${NOUNS[property.bukkenType]}`
}

function openingOf(random: Random, property: Property): string {
  const access = property.kotsu[0]
  const place = access ? `${fromStation(access)}、${property.town}` : property.town
  const noun = NOUNS[property.bukkenType]
  switch (property.bukkenType) {
    case 'hanbai_tochi':
      return random.pick([
        `${place}の${property.tochiMen}㎡の土地です。`,
        `${property.town}で${property.tochiMen}㎡のまとまった土地をご紹介します。`,
      ])
    case 'tateuri':
      return `${place}の全${property.bunjo?.kukaku_su ?? 0}区画の新しい街並みです。`
    case 'hanbai_mansion':
      return random.pick([
        `${place}のマンション${property.kai}階、${layoutOf(property)}です。`,
        `${property.sokosu}階建ての${property.kai}階に位置する${facing(property.muki ?? null)}の${layoutOf(property)}です。`,
      ])
    case 'hanbai_chuko':
    case 'hanbai_shinchiku':
      return random.pick([
        `${place}の${layoutOf(property)}、${noun}です。`,
        `土地${property.tochiMen}㎡、建物${property.tatemonoMen}㎡の${noun}です。`,
      ])
    default:
      return `${place}の${noun}です。満室想定の年間収入は${((property.nenkanShunyu ?? 0) / 10_000).toLocaleString('ja-JP', { maximumFractionDigits: 1 })}万円です。`
  }
}

function surroundings(random: Random, { shisetu, toushiBukkenType }: Property): string {
  const shop = nearby(shisetu, 7)
  const school = shisetu.find(({ type, kyori_m }) => type === 5 && kyori_m <= 800)
  const sentences = [
    shop && shoppingBy(shop),
    school &&
      !toushiBukkenType &&
      `${school.name}まで${formatDistance(school.kyori_m)}で、お子さまの通学も見守りやすい距離です。`,
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? random.pick(sentences) : ''
}

function closingOf(random: Random, property: Property): string {
  if (property.toushiBukkenType) {
    return random.pick([
      '修繕の履歴と確定申告に使う書類は、お問い合わせの際にお渡しします。',
      '資金計画と収支の試算もあわせてご相談ください。',
    ])
  }
  return random.pick([
    '現地のご見学は、ご希望の日時にあわせてご案内します。',
    '住宅ローンの事前審査もお手伝いしますので、資金のご相談からお気軽にどうぞ。',
    '周辺の暮らしの様子まで、担当者がご説明します。',
  ])
}
