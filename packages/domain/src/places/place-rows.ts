/**
 * The places a search can name, as small as they get: browsers need them to read and write search
 * URLs, and cities.json, stations.json and universities.json would cost six times as much.
 * `places.test.ts` holds these rows against those files.
 */

/** city_code area_no slug name */
export const CITY_ROWS = `
40131 101 fukuoka-shi-higashi-ku 福岡市東区
40132 101 fukuoka-shi-hakata-ku 福岡市博多区
40133 101 fukuoka-shi-chuo-ku 福岡市中央区
40134 101 fukuoka-shi-minami-ku 福岡市南区
40135 101 fukuoka-shi-nishi-ku 福岡市西区
40136 101 fukuoka-shi-jonan-ku 福岡市城南区
40137 101 fukuoka-shi-sawara-ku 福岡市早良区
40218 101 kasuga-shi 春日市
40219 101 onojo-shi 大野城市
40231 101 nakagawa-shi 那珂川市
40230 101 itoshima-shi 糸島市
40349 101 kasuya-machi 糟屋郡粕屋町
40217 30 chikushino-shi 筑紫野市
40221 30 dazaifu-shi 太宰府市
40216 30 ogori-shi 小郡市
40228 30 asakura-shi 朝倉市
41203 30 tosu-shi 鳥栖市
41341 30 kiyama-cho 三養基郡基山町
40203 10 kurume-shi 久留米市
40225 10 ukiha-shi うきは市
41346 10 miyaki-cho 三養基郡みやき町
40211 20 chikugo-shi 筑後市
40210 20 yame-shi 八女市
40207 20 yanagawa-shi 柳川市
40212 20 okawa-shi 大川市
40544 20 hirokawa-machi 八女郡広川町
40522 20 oki-machi 三潴郡大木町
40202 41 omuta-shi 大牟田市
40229 41 miyama-shi みやま市
43204 41 arao-shi 荒尾市
43206 41 tamana-shi 玉名市
43368 41 nagasu-machi 玉名郡長洲町
41201 40 saga-shi 佐賀市
41208 40 ogi-shi 小城市
41210 40 kanzaki-shi 神埼市
41327 40 yoshinogari-cho 神埼郡吉野ヶ里町
`

/**
 * A block per line: line_code slug name, then its stations in order: city_code, slug without -eki,
 * name. eki_code = line_code and the station's place on the line. An interchange has one slug on
 * all of its lines.
 */
export const LINE_ROWS = `
1001 nishitetsu-tenjin-omuta-sen 西鉄天神大牟田線
40133 nishitetsu-fukuoka-tenjin 西鉄福岡（天神）
40133 yakuin 薬院
40133 nishitetsu-hirao 西鉄平尾
40134 takamiya 高宮
40134 ohashi 大橋
40134 ijiri 井尻
40132 zasshonokuma 雑餉隈
40132 sakuranamiki 桜並木
40218 kasugabaru 春日原
40219 shirakibaru 白木原
40219 shimoori 下大利
40221 tofuromae 都府楼前
40217 nishitetsu-futsukaichi 西鉄二日市
40217 murasaki 紫
40217 asakuragaido 朝倉街道
40217 sakuradai 桜台
40217 chikushi 筑紫
40216 tsuko 津古
40216 mikunigaoka 三国が丘
40216 mitsusawa 三沢
40216 oho 大保
40216 nishitetsu-ogori 西鉄小郡
40216 hatama 端間
40216 ajisaka 味坂
40203 miyanojin 宮の陣
40203 kushiwara 櫛原
40203 nishitetsu-kurume 西鉄久留米
40203 hanabatake 花畑
40203 seimaria-byoinmae 聖マリア病院前
40203 tsubuku 津福
40203 yasutake 安武
40203 daizenji 大善寺
40203 mizuma 三潴
40203 inuzuka 犬塚
40522 omizo 大溝
40522 hatchomuta 八丁牟田
40207 kamachi 蒲池
40207 yakabe 矢加部
40207 nishitetsu-yanagawa 西鉄柳川
40207 tokumasu 徳益
40207 shiotsuka 塩塚
40207 nishitetsu-nakashima 西鉄中島
40229 enoura 江の浦
40229 hiraki 開
40202 nishitetsu-wataze 西鉄渡瀬
40202 kuranaga 倉永
40202 higashi-amagi 東甘木
40202 nishitetsu-ginsui 西鉄銀水
40202 shinsakaemachi 新栄町
40202 omuta 大牟田

1002 jr-kagoshima-honsen JR鹿児島本線
40131 kashii 香椎
40131 chihaya 千早
40131 hakozaki 箱崎
40132 yoshizuka 吉塚
40132 hakata 博多
40132 takeshita 竹下
40134 sasabaru 笹原
40132 minami-fukuoka 南福岡
40218 kasuga 春日
40219 onojo 大野城
40219 mizuki 水城
40221 tofurominami 都府楼南
40217 futsukaichi 二日市
40217 tenpaizan 天拝山
40217 haruda 原田
41341 keyakidai けやき台
41341 kiyama 基山
41203 yayoigaoka 弥生が丘
41203 tashiro 田代
41203 tosu 鳥栖
41203 hizen-asahi 肥前旭
40203 kurume 久留米
40203 araki 荒木
40211 nishimuta 西牟田
40211 hainuzuka 羽犬塚
40211 chikugo-funagoya 筑後船小屋
40229 setaka 瀬高
40229 minami-setaka 南瀬高
40229 wataze 渡瀬
40202 yoshino 吉野
40202 ginsui 銀水
40202 omuta 大牟田
43204 arao 荒尾
43204 minami-arao 南荒尾
43368 nagasu 長洲
43206 onoshimo 大野下
43206 tamana 玉名

1003 fukuoka-chikatetsu-kuko-sen 福岡市地下鉄空港線
40135 meinohama 姪浜
40137 muromi 室見
40137 fujisaki 藤崎
40137 nishijin 西新
40133 tojinmachi 唐人町
40133 ohorikoen 大濠公園
40133 akasaka 赤坂
40133 tenjin 天神
40132 nakasu-kawabata 中洲川端
40132 gion 祇園
40132 hakata 博多
40132 higashi-hie 東比恵
40132 fukuoka-kuko 福岡空港

1004 jr-nagasaki-honsen JR長崎本線
41203 tosu 鳥栖
41203 shin-tosu 新鳥栖
41203 hizen-fumoto 肥前麓
41346 nakabaru 中原
41327 yoshinogarikoen 吉野ヶ里公園
41210 kanzaki 神埼
41201 igaya 伊賀屋
41201 saga 佐賀
41201 nabeshima 鍋島
41201 kubota 久保田
41208 ushizu 牛津
`

/** shisetu_no, slug without -univ, name */
export const SCHOOL_ROWS = `
1001 kyushu-ito 九州大学 伊都キャンパス
1002 kyushu-sangyo 九州産業大学
1003 fukuoka-kogyo 福岡工業大学
1004 fukuoka-joshi 福岡女子大学
1005 fukuoka 福岡大学
1006 nakamura-gakuen 中村学園大学
1007 seinan-gakuin 西南学院大学
1008 fukuoka-kokusai-iryofukushi 福岡国際医療福祉大学
1009 fukuoka-shika 福岡歯科大学
1010 fukuoka-jogakuin 福岡女学院大学
1011 junshin-gakuen 純真学園大学
1012 daiichi-yakka 第一薬科大学
1013 chikushi-jogakuen 筑紫女学園大学
1014 nihon-keizai-fukuoka 日本経済大学 福岡キャンパス
1015 kurume-mii 久留米大学 御井キャンパス
1016 kurume-asahimachi 久留米大学 旭町キャンパス
1017 kurume-kogyo 久留米工業大学
1018 seimaria-gakuin 聖マリア学院大学
1019 kokusai-iryofukushi-okawa 国際医療福祉大学 大川キャンパス
1020 teikyo-fukuoka 帝京大学 福岡キャンパス
1021 saga-honjo 佐賀大学 本庄キャンパス
1022 saga-nabeshima 佐賀大学 鍋島キャンパス
1023 nishikyushu-kanzaki 西九州大学 神埼キャンパス
1024 kyushu-kangofukushi 九州看護福祉大学
`
