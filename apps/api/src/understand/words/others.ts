import terms from '@sumai/domain/master/url_terms.json' with { type: 'json' }

const MADORI_CODES = Object.values(terms.madori)
const { '1ldk': ONE_LDK, '2ldk': TWO_LDK } = terms.madori

/** Near a station; nobody who writes this means more minutes. */
export const NEAR_STATION = {
  minutes: 5,
  words: `駅近 駅ちか 駅チカ 駅近く 駅の近く 駅から近い 駅に近い 駅そば 駅のそば 駅から近め 駅近物件 駅近め 駅が近い 駅すぐ 駅すぐ近く
    駅から近く 駅まで近い 駅近希望`,
}

/** What can be walked without thinking of a bus. */
export const WALKABLE = {
  minutes: 15,
  words: '徒歩圏内 徒歩圏 駅徒歩圏内 駅徒歩圏 駅まで徒歩圏内 歩ける距離',
}

/** Years of a building that is called new. */
export const NEW = { years: 0, words: '新築 新築物件 しんちく 新築未入居 未入居' }
export const NEARLY_NEW = {
  years: 5,
  words:
    '築浅 築浅物件 築浅め ちくあさ 築年数浅い 築年数が浅い 築年数浅め 築年浅 築年数が新しい 築年数新しい 築年数の浅い 築が浅い 築年数が浅め',
}

/** Days for which an advertisement is called new. */
export const JUST_IN = {
  days: 7,
  words:
    '新着 新着物件 しんちゃく 新着情報 新着あり 新着のみ 新着だけ 新規公開 新規掲載 今週公開 今週の新着',
}
export const TODAY = {
  days: 0,
  words: '本日公開 今日公開 本日の新着 今日の新着 本日新着 今日の新着物件',
}

/** Layouts that are offered to who lives alone and to families, if the phrase names none. */
export const SINGLE = {
  madori: MADORI_CODES.filter((code) => code <= ONE_LDK),
  words:
    '単身 単身赴任 単身者 単身者向け 単身向け 一人暮らし ひとり暮らし 1人暮らし 独り暮らし 一人暮らし向け 1人暮らし向け',
}
export const FAMILY = {
  madori: MADORI_CODES.filter((code) => code >= TWO_LDK),
  words: 'ファミリー ファミリー向け ファミリータイプ ファミリー物件 家族向け 子育て 子育て世帯',
}

/** Says nothing of its own, wherever it stands. */
export const FILLERS = `物件 部屋 お部屋 へや おへや 住まい お住まい すまい 住居 新居 住宅情報 不動産 物件情報 物件探し 部屋探し お部屋探し 家探し 住まい探し
  探しています 探してます 探している 探してる 探し中 探す 探したい 探して さがしています さがしてます さがす さがし 探し 検索 一覧 情報 検索する
  希望 希望です 希望しています 条件 住みたい 住みたいです 引っ越し 引越し 引越 引っ越したい 借りたい 借りる 募集 募集中 紹介して 教えて
  お願いします おねがいします ありますか ありませんか ないですか はありますか ください 周辺 付近 近辺 近く 近い 近郊 ちかく ちかい 周り まわり 辺り あたり 辺 らへん
  エリア 方面 界隈 沿線 沿い 沿線上 地区 地域 圏内 最寄り 最寄 最寄駅 最寄り駅 もより 中心部 中心 市街地 内 市内 県内 区内 町内 場所 立地 ところ タイプ 間取り かつ または あるいは もしくは
  or and 条件は 全般 全て すべて 全部 、 。 , . ・ / | & ＋ + ( ) [ ] 「 」 【 】 < > : ; ! ? # * " ' ~ - = 円`

/** The same behind something understood. */
export const AFTER = `の で が に を は も と や から まで より へ な か だ です でお で探す かな だと なら ならば とか など かも ね よ 可 可能 OK おっけー オッケー
  あり 有り 有 アリ ある がある のある 付き 付 つき 付きの 完備 必須 必要 必ず が必要 希望 対応 設置 充実 がいい が良い でいい で良い がほしい が欲しい ほしい
  欲しい 歓迎 したい できる できれば なるべく 絶対 優先 重視 タイプ 造 製 駅 駅前 前 近 近め 周辺 くらい ぐらい 程度 以内 eki station 台所 の物件 の部屋 向け 向き 用 系 済 済み
  住み 住める 住めます 暮らせる 暮らし 生活 すぐ そば 側 口 さん ちゃん 専用 で月 帯 に住みたい に引っ越し で可 れば 限定 相談 相談可 大歓迎 も可 もOK 感覚 ただ 置ける おける 置きたい 停められる 止められる 停めたい 止めたい 弾ける 弾きたい 飼える
  飼いたい 使える 使いたい 1匹 2匹 3匹 一匹 二匹 三匹 駅周辺 駅付近 駅近辺 駅界隈 間`

/** The same on the site where it goes without saying. */
export const SITE_FILLERS = {
  chintai:
    '賃貸 賃貸物件 賃貸住宅 賃貸情報 ちんたい chintai 借り 貸し 家賃 賃料 月額 ご家賃 予算 ご予算',
  baibai: `売買 売買物件 購入 販売 販売中 売り出し 売り 売物件 売り物件 分譲 買いたい 買う 購入したい 買える 購入希望 不動産購入 売出 価格 値段 予算 住宅購入`,
  invest: `中古 中古物件 売買 売買物件 購入 販売 販売中 売り出し 売り 売物件 売り物件 買いたい 買う 購入したい 価格 値段 予算`,
} as const

/** Known, but no condition says it: it is looked for as words, and keeps its letters together. */
export const KNOWN = `礼金 礼金なし 礼金無し 礼金ゼロ 礼金0 礼金0円 礼金不要 敷金 フリーレント フリーレントあり フリーレント付き 仲介手数料無料 仲介手数料なし 仲介手数料
  初期費用 初期費用無料 初期費用安い 初期費用0 初期費用ゼロ 更新料なし 管理費なし 管理費無料 共益費なし 管理費 共益費 家賃補助 家賃保証 家賃相場 家賃交渉 家賃下げ
  福岡県 佐賀県 熊本県 大分県 長崎県 県庁 市役所 区役所
  北九州 北九州市 小倉 古賀市 宗像市 福津市 飯塚市 直方市 行橋市 中間市 田川市 嘉麻市 宮若市 豊前市 志免町 宇美町 篠栗町 須恵町 新宮町 久山町 筑前町 大刀洗町 太刀洗 東峰村 芦屋町
  水巻町 岡垣町 遠賀町 苅田町 上峰町 江北町 白石町 多久市 武雄市 唐津市 伊万里市 嬉野市 鹿島市 太良町 大町町 有田町 南関町 和水町 玉東町 山鹿市 菊池市 合志市 熊本市 熊本 宇城市 東京 大阪 門司 八幡 黒崎 折尾
  定期借家 定期借家契約 定借 普通借家 普通借家契約
  安い やすい 格安 激安 安め 高級 綺麗 きれい キレイ 静か しずか 閑静 広い ひろい 広め 新しい 古い 明るい おしゃれ オシャレ 人気 おすすめ オススメ かわいい 便利 治安 治安がいい 治安が良い
  日当たり 日当たり良好 日当り良好 陽当たり 陽当たり良好 眺望 眺望良好 眺めがいい 海が見える 海が近い 防音 防音室 収納 収納多い 庭 庭付き 専用庭 最上階 上層階 高層階 低層階 1階 2階
  大学生 学生 学生向け 新生活 子供 家族 新婚 新婚向け 夫婦 転勤 法人 法人契約 社宅 生活保護 無職 審査 審査なし
  小学校 中学校 高校 高等学校 小学校区 中学校区 校区 学区 病院 公園 保育園 幼稚園 スーパー コンビニ 商店街 空港 バス停 駅前
  月極 月極駐車場 月極め駐車場 駐車場のみ マンスリー マンスリーマンション ウィークリー ウィークリーマンション シェアハウス 団地 公営住宅 市営住宅 県営住宅 UR ur賃貸
  オープンハウス 内覧 見学会 住宅ローン ローン 固定資産税 売却 査定 相続 競売 任意売却 再建築不可 角地 整形地 古家付き 古家あり 古家 上物あり 旗竿地 市街化調整区域 農地 山林 田んぼ 畑
  新着順 新着順に 新築同様 築古 空き 事故物件 訳あり 大島てる 東向き 西向き 北向き 南東向き 南西向き 東南向き 角 北側 東側 西側`

/** Behind a condition: what is not wanted. No condition says that. */
export const NOT =
  /(?:の?(?:近く|周辺|付近))?(?:は|が|も|の)?(?:なし|無し|無(?!料|償|垢)|ナシ|不要|不可|以外|いらない|要らない|じゃない|ではない|でない|ng(?![a-z])|除く|嫌|いや|だめ|を除く|はいや)/y
