import type { LinkGroup } from '@sumai/content/link-list-page'
import { BoltIcon, BuildingIcon, KeyIcon, SchoolIcon, TrainIcon } from '@sumai/ui/icon'

/** What to do when, for a move from one municipality to another. */
export const STEPS = [
  {
    title: 'ガスの開栓と通信の工事を予約する',
    term: '2〜3週間前',
    text: '立ち会いの日を先に決めます。いまの住まいの解約の連絡も、契約書の期限までに済ませます。',
  },
  {
    title: '転出届を出し、電気と水道を申し込む',
    term: '14日前から',
    text: '転出届はマイナポータルからも出せます。同じ市区町村の中で移る方は、引っ越しのあとの転居届だけです。',
  },
  {
    title: '郵便物の転送を届ける',
    term: '1週間前',
    text: '旧い住所あての郵便が、1年のあいだ新しい住まいに届きます。登録までに日数がかかります。',
  },
  {
    title: '転入届と住所の変更',
    term: '引っ越しから14日以内',
    text: '新しい市区町村の窓口へ、マイナンバーカードを持って行きます。免許証の住所も、その足で警察署へ。',
  },
]

/** Offices, utilities and schools, each at its home page. */
export const LINKS: readonly LinkGroup[] = [
  {
    id: 'moving',
    heading: '引っ越しの手続き',
    Icon: KeyIcon,
    about:
      '届け出は、引っ越す前の14日間と後の14日間に集まります。転出届を先に出し、郵便の転送、免許証の順に進めると、同じ書類を何度も取らずに済みます。',
    parts: [
      {
        links: [
          {
            name: 'マイナポータル',
            url: 'https://myna.go.jp/',
            text: '転出届の提出、転入の来庁予定の連絡',
          },
          {
            name: '日本郵便 e転居',
            url: 'https://welcometown.post.japanpost.jp/etn/',
            text: '郵便物の転送の届け出（1年間）',
          },
          {
            name: '警察庁',
            url: 'https://www.npa.go.jp/',
            text: '運転免許証の住所の変更、保管場所証明',
          },
        ],
      },
    ],
  },
  {
    id: 'utilities',
    heading: '電気・ガス・水道・通信',
    Icon: BoltIcon,
    about:
      '入居の1週間前までに申し込んでください。ガスの開栓は立ち会いが要るため、3月と4月は2週間前が目安です。光回線は、建物に設備があるかどうかを先に店舗でお調べします。',
    parts: [
      {
        links: [
          { name: '九州電力', url: 'https://www.kyuden.co.jp/', text: '電気の使用開始と停止' },
          {
            name: '九州電力送配電',
            url: 'https://www.kyuden.co.jp/td/',
            text: '停電の情報',
          },
          {
            name: '西部ガス',
            url: 'https://www.saibugas.co.jp/',
            text: '都市ガスの開栓（立会いの予約が必要です）',
          },
          {
            name: '福岡市水道局',
            url: 'https://www.city.fukuoka.lg.jp/mizu/',
            text: '福岡市内の水道の使用開始と停止',
          },
          {
            name: 'NTT西日本',
            url: 'https://www.ntt-west.co.jp/',
            text: '固定電話・光回線の移転',
          },
        ],
      },
    ],
  },
  {
    id: 'transport',
    heading: '交通',
    Icon: TrainIcon,
    about:
      '候補の部屋から通う時間は、平日の朝の時刻表で確かめましょう。定期券の値段は、乗り換えの駅を変えると下がることがあります。',
    parts: [
      {
        links: [
          {
            name: '西日本鉄道',
            url: 'https://www.nishitetsu.jp/',
            text: '西鉄電車（天神大牟田線）と西鉄バスの時刻・運賃',
          },
          {
            name: 'JR九州',
            url: 'https://www.jrkyushu.co.jp/',
            text: '鹿児島本線・長崎本線の時刻・運賃',
          },
          {
            name: '福岡市地下鉄',
            url: 'https://subway.city.fukuoka.lg.jp/',
            text: '空港線・箱崎線・七隈線の時刻・定期券',
          },
          {
            name: '佐賀市交通局',
            url: 'https://www.bus.saga.saga.jp/',
            text: '佐賀市営バスの時刻・路線',
          },
        ],
      },
    ],
  },
  {
    id: 'towns',
    heading: '市役所・町役場',
    Icon: BuildingIcon,
    about:
      'ゴミの出し方、保育園の空き、子どもの医療費の助成は、市区町村ごとに異なります。住む町を決める前に見比べておくと、暮らし始めてからの思い違いを防げます。',
    parts: [
      {
        name: '福岡市周辺',
        links: [
          { name: '福岡市', url: 'https://www.city.fukuoka.lg.jp/' },
          { name: '春日市', url: 'https://www.city.kasuga.fukuoka.jp/' },
          { name: '大野城市', url: 'https://www.city.onojo.fukuoka.jp/' },
          { name: '那珂川市', url: 'https://www.city.nakagawa.lg.jp/' },
          { name: '糸島市', url: 'https://www.city.itoshima.lg.jp/' },
          { name: '粕屋町', url: 'https://www.town.kasuya.fukuoka.jp/' },
        ],
      },
      {
        name: '筑紫野・小郡',
        links: [
          { name: '筑紫野市', url: 'https://www.city.chikushino.fukuoka.jp/' },
          { name: '太宰府市', url: 'https://www.city.dazaifu.lg.jp/' },
          { name: '小郡市', url: 'https://www.city.ogori.fukuoka.jp/' },
          { name: '朝倉市', url: 'https://www.city.asakura.lg.jp/' },
          { name: '鳥栖市', url: 'https://www.city.tosu.lg.jp/' },
          { name: '基山町', url: 'https://www.town.kiyama.lg.jp/' },
        ],
      },
      {
        name: '久留米',
        links: [
          { name: '久留米市', url: 'https://www.city.kurume.fukuoka.jp/' },
          { name: 'うきは市', url: 'https://www.city.ukiha.fukuoka.jp/' },
          { name: 'みやき町', url: 'https://www.town.miyaki.lg.jp/' },
        ],
      },
      {
        name: '筑後',
        links: [
          { name: '筑後市', url: 'https://www.city.chikugo.lg.jp/' },
          { name: '八女市', url: 'https://www.city.yame.fukuoka.jp/' },
          { name: '柳川市', url: 'https://www.city.yanagawa.fukuoka.jp/' },
          { name: '大川市', url: 'https://www.city.okawa.lg.jp/' },
          { name: '広川町', url: 'https://www.town.hirokawa.fukuoka.jp/' },
          { name: '大木町', url: 'https://www.town.ooki.lg.jp/' },
        ],
      },
      {
        name: '大牟田・熊本北部',
        links: [
          { name: '大牟田市', url: 'https://www.city.omuta.lg.jp/' },
          { name: 'みやま市', url: 'https://www.city.miyama.lg.jp/' },
          { name: '荒尾市', url: 'https://www.city.arao.lg.jp/' },
          { name: '玉名市', url: 'https://www.city.tamana.lg.jp/' },
          { name: '長洲町', url: 'https://www.town.nagasu.lg.jp/' },
        ],
      },
      {
        name: '佐賀市周辺',
        links: [
          { name: '佐賀市', url: 'https://www.city.saga.lg.jp/' },
          { name: '小城市', url: 'https://www.city.ogi.lg.jp/' },
          { name: '神埼市', url: 'https://www.city.kanzaki.saga.jp/' },
          { name: '吉野ヶ里町', url: 'https://www.town.yoshinogari.lg.jp/' },
        ],
      },
    ],
  },
  {
    id: 'universities',
    heading: '大学',
    Icon: SchoolIcon,
    about:
      '入学の手続きの日程、駐輪場の登録、学生寮の募集は、それぞれの大学がお知らせしています。キャンパスが分かれる大学では、通う学年と場所を先に確かめてください。',
    parts: [
      {
        name: '福岡市',
        links: [
          { name: '九州大学', url: 'https://www.kyushu-u.ac.jp/' },
          { name: '九州産業大学', url: 'https://www.kyusan-u.ac.jp/' },
          { name: '福岡工業大学', url: 'https://www.fit.ac.jp/' },
          { name: '福岡女子大学', url: 'https://www.fwu.ac.jp/' },
          { name: '福岡大学', url: 'https://www.fukuoka-u.ac.jp/' },
          { name: '中村学園大学', url: 'https://www.nakamura-u.ac.jp/' },
          { name: '西南学院大学', url: 'https://www.seinan-gu.ac.jp/' },
          { name: '福岡歯科大学', url: 'https://www.fdcnet.ac.jp/' },
          { name: '福岡国際医療福祉大学', url: 'https://www.takagigakuen.ac.jp/' },
          { name: '福岡女学院大学', url: 'https://www.fukujo.ac.jp/' },
          { name: '純真学園大学', url: 'https://www.junshin-u.ac.jp/' },
          { name: '第一薬科大学', url: 'https://www.daiichi-cps.ac.jp/' },
        ],
      },
      {
        name: '太宰府市・久留米市・大川市・大牟田市',
        links: [
          { name: '筑紫女学園大学', url: 'https://www.chikushi-u.ac.jp/' },
          { name: '日本経済大学', url: 'https://www.jue.ac.jp/' },
          { name: '久留米大学', url: 'https://www.kurume-u.ac.jp/' },
          { name: '久留米工業大学', url: 'https://www.kurume-it.ac.jp/' },
          { name: '聖マリア学院大学', url: 'https://www.st-mary.ac.jp/' },
          { name: '国際医療福祉大学', url: 'https://www.iuhw.ac.jp/' },
          { name: '帝京大学', url: 'https://www.teikyo-u.ac.jp/' },
        ],
      },
      {
        name: '佐賀市・神埼市・玉名市',
        links: [
          { name: '佐賀大学', url: 'https://www.saga-u.ac.jp/' },
          { name: '西九州大学', url: 'https://www.nisikyu-u.ac.jp/' },
          { name: '九州看護福祉大学', url: 'https://www.kyushu-ns.ac.jp/' },
        ],
      },
    ],
  },
]
