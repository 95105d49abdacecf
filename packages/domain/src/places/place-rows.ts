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
 * A block per line: line_code slug name, then its stations in order: the rest of the eki_code,
 * city_code, slug without -eki, name. eki_code = line_code and two digits, which stay what they are
 * when a station is added. An interchange has one slug on all of its lines.
 */
export const LINE_ROWS = `
1001 nishitetsu-tenjin-omuta-sen 西鉄天神大牟田線
01 40133 nishitetsu-fukuoka-tenjin 西鉄福岡（天神）
02 40133 yakuin 薬院
03 40133 nishitetsu-hirao 西鉄平尾
04 40134 takamiya 高宮
05 40134 ohashi 大橋
06 40134 ijiri 井尻
07 40132 zasshonokuma 雑餉隈
08 40132 sakuranamiki 桜並木
09 40218 kasugabaru 春日原
10 40219 shirakibaru 白木原
11 40219 shimoori 下大利
12 40221 tofuromae 都府楼前
13 40217 nishitetsu-futsukaichi 西鉄二日市
14 40217 murasaki 紫
15 40217 asakuragaido 朝倉街道
16 40217 sakuradai 桜台
17 40217 chikushi 筑紫
18 40216 tsuko 津古
19 40216 mikunigaoka 三国が丘
20 40216 mitsusawa 三沢
21 40216 oho 大保
22 40216 nishitetsu-ogori 西鉄小郡
23 40216 hatama 端間
24 40216 ajisaka 味坂
25 40203 miyanojin 宮の陣
26 40203 kushiwara 櫛原
27 40203 nishitetsu-kurume 西鉄久留米
28 40203 hanabatake 花畑
29 40203 seimaria-byoinmae 聖マリア病院前
30 40203 tsubuku 津福
31 40203 yasutake 安武
32 40203 daizenji 大善寺
33 40203 mizuma 三潴
34 40203 inuzuka 犬塚
35 40522 omizo 大溝
36 40522 hatchomuta 八丁牟田
37 40207 kamachi 蒲池
38 40207 yakabe 矢加部
39 40207 nishitetsu-yanagawa 西鉄柳川
40 40207 tokumasu 徳益
41 40207 shiotsuka 塩塚
42 40207 nishitetsu-nakashima 西鉄中島
43 40229 enoura 江の浦
44 40229 hiraki 開
45 40202 nishitetsu-wataze 西鉄渡瀬
46 40202 kuranaga 倉永
47 40202 higashi-amagi 東甘木
48 40202 nishitetsu-ginsui 西鉄銀水
49 40202 shinsakaemachi 新栄町
50 40202 omuta 大牟田

1002 jr-kagoshima-honsen JR鹿児島本線
38 40131 fukkodaimae 福工大前
39 40131 kyusandaimae 九産大前
01 40131 kashii 香椎
02 40131 chihaya 千早
03 40131 hakozaki 箱崎
04 40132 yoshizuka 吉塚
05 40132 hakata 博多
06 40132 takeshita 竹下
07 40134 sasabaru 笹原
08 40132 minami-fukuoka 南福岡
09 40218 kasuga 春日
10 40219 onojo 大野城
11 40219 mizuki 水城
12 40221 tofurominami 都府楼南
13 40217 futsukaichi 二日市
14 40217 tenpaizan 天拝山
15 40217 haruda 原田
16 41341 keyakidai けやき台
17 41341 kiyama 基山
18 41203 yayoigaoka 弥生が丘
19 41203 tashiro 田代
20 41203 tosu 鳥栖
21 41203 hizen-asahi 肥前旭
22 40203 kurume 久留米
23 40203 araki 荒木
24 40211 nishimuta 西牟田
25 40211 hainuzuka 羽犬塚
26 40211 chikugo-funagoya 筑後船小屋
27 40229 setaka 瀬高
28 40229 minami-setaka 南瀬高
29 40229 wataze 渡瀬
30 40202 yoshino 吉野
31 40202 ginsui 銀水
32 40202 omuta 大牟田
33 43204 arao 荒尾
34 43204 minami-arao 南荒尾
35 43368 nagasu 長洲
36 43206 onoshimo 大野下
37 43206 tamana 玉名
40 43206 higo-ikura 肥後伊倉

1003 fukuoka-chikatetsu-kuko-sen 福岡市地下鉄空港線
01 40135 meinohama 姪浜
02 40137 muromi 室見
03 40137 fujisaki 藤崎
04 40137 nishijin 西新
05 40133 tojinmachi 唐人町
06 40133 ohorikoen 大濠公園
07 40133 akasaka 赤坂
08 40133 tenjin 天神
09 40132 nakasu-kawabata 中洲川端
10 40132 gion 祇園
11 40132 hakata 博多
12 40132 higashi-hie 東比恵
13 40132 fukuoka-kuko 福岡空港

1004 jr-nagasaki-honsen JR長崎本線
01 41203 tosu 鳥栖
02 41203 shin-tosu 新鳥栖
03 41203 hizen-fumoto 肥前麓
04 41346 nakabaru 中原
05 41327 yoshinogarikoen 吉野ヶ里公園
06 41210 kanzaki 神埼
07 41201 igaya 伊賀屋
08 41201 saga 佐賀
09 41201 nabeshima 鍋島
10 41201 kubota 久保田
11 41208 ushizu 牛津

1005 sanyo-shinkansen 山陽新幹線
01 40132 hakata 博多

1006 kyushu-shinkansen 九州新幹線
01 40132 hakata 博多
02 41203 shin-tosu 新鳥栖
03 40203 kurume 久留米
04 40211 chikugo-funagoya 筑後船小屋
05 40202 shin-omuta 新大牟田
06 43206 shin-tamana 新玉名

1007 jr-hakata-minami-sen JR博多南線
01 40132 hakata 博多
02 40218 hakata-minami 博多南

1008 jr-sasaguri-sen JR篠栗線
01 40349 kadomatsu 門松
02 40349 chojabaru 長者原
03 40349 harumachi 原町
04 40349 yusu 柚須
05 40132 yoshizuka 吉塚
06 40132 hakata 博多

1009 jr-chikuhi-sen JR筑肥線
01 40135 meinohama 姪浜
02 40135 shimoyamato 下山門
03 40135 imajuku 今宿
04 40135 kyudai-gakkentoshi 九大学研都市
05 40135 susenji 周船寺
06 40230 hatae 波多江
07 40230 itoshima-kokomae 糸島高校前
08 40230 chikuzen-maebaru 筑前前原
09 40230 misakigaoka 美咲が丘
10 40230 kafuri 加布里
11 40230 ikisan 一貴山
12 40230 chikuzen-fukae 筑前深江
13 40230 dainyu 大入
14 40230 fukuyoshi 福吉
15 40230 shikaka 鹿家

1010 jr-chikuho-honsen JR筑豊本線
01 40217 chikuzen-yamae 筑前山家
02 40217 haruda 原田

1011 jr-kyudai-honsen JR久大本線
01 40203 kurume 久留米
02 40203 kurume-kokomae 久留米高校前
03 40203 minami-kurume 南久留米
04 40203 kurume-daigakumae 久留米大学前
05 40203 mii 御井
06 40203 zendoji 善導寺
07 40203 chikugo-kusano 筑後草野
08 40203 tanushimaru 田主丸
09 40225 chikugo-yoshii 筑後吉井
10 40225 ukiha うきは
11 40225 chikugo-oishi 筑後大石

1012 jr-kashii-sen JR香椎線
01 40131 saitozaki 西戸崎
02 40131 uminonakamichi 海ノ中道
03 40131 gannosu 雁ノ巣
04 40131 nata 奈多
05 40131 wajiro 和白
06 40131 kashii 香椎
07 40131 kashii-jingu 香椎神宮
08 40131 maimatsubara 舞松原
09 40131 doi 土井
10 40349 iga 伊賀
11 40349 chojabaru 長者原
12 40349 sakado 酒殿

1013 jr-karatsu-sen JR唐津線
01 41201 saga 佐賀
02 41201 nabeshima 鍋島
03 41201 kubota 久保田
04 41208 ogi 小城

1014 nishitetsu-dazaifu-sen 西鉄太宰府線
01 40217 nishitetsu-futsukaichi 西鉄二日市
02 40221 nishitetsu-gojo 西鉄五条
03 40221 dazaifu 太宰府

1015 nishitetsu-amagi-sen 西鉄甘木線
01 40203 miyanojin 宮の陣
02 40203 goromaru 五郎丸
03 40203 gakkomae 学校前
04 40203 koganchaya 古賀茶屋
05 40203 kitano 北野
06 40203 oki 大城
07 40203 kaneshima 金島
08 40228 kamiura 上浦
09 40228 mada 馬田
10 40228 amagi 甘木

1016 nishitetsu-kaizuka-sen 西鉄貝塚線
01 40131 kaizuka 貝塚
02 40131 najima 名島
03 40131 nishitetsu-chihaya 西鉄千早
04 40131 kashii-miyamae 香椎宮前
05 40131 nishitetsu-kashii 西鉄香椎
06 40131 kashii-kaenmae 香椎花園前
07 40131 tonoharu 唐の原
08 40131 wajiro 和白
09 40131 mitoma 三苫

1017 amagi-tetsudo-amagi-sen 甘木鉄道甘木線
01 41341 kiyama 基山
02 41341 tateno 立野
03 40216 ogori 小郡
04 40216 oitai 大板井
05 40216 matsuzaki 松崎
06 40216 imaguma 今隈
07 40216 nishi-tachiarai 西太刀洗
08 40228 amagi 甘木

1018 fukuoka-chikatetsu-hakozaki-sen 福岡市地下鉄箱崎線
01 40132 nakasu-kawabata 中洲川端
02 40132 gofukumachi 呉服町
03 40132 chiyo-kenchoguchi 千代県庁口
04 40131 maidashi-kyudai-byoinmae 馬出九大病院前
05 40131 hakozaki-miyamae 箱崎宮前
06 40131 hakozaki-kyudaimae 箱崎九大前
07 40131 kaizuka 貝塚

1019 fukuoka-chikatetsu-nanakuma-sen 福岡市地下鉄七隈線
01 40135 hashimoto 橋本
02 40137 jiromaru 次郎丸
03 40137 kamo 賀茂
04 40137 noke 野芥
05 40136 umebayashi 梅林
06 40136 fukudaimae 福大前
07 40136 nanakuma 七隈
08 40136 kanayama 金山
09 40136 chayama 茶山
10 40136 befu 別府
11 40133 ropponmatsu 六本松
12 40133 sakurazaka 桜坂
13 40133 yakuin-odori 薬院大通
14 40133 yakuin 薬院
15 40133 watanabedori 渡辺通
16 40133 tenjin-minami 天神南
17 40132 kushida-jinjamae 櫛田神社前
18 40132 hakata 博多
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
