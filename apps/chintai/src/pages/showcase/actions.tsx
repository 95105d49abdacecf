import { CompareCheckbox } from '@sumai/listings/compare-checkbox'
import { FavouriteButton } from '@sumai/listings/favourite-button'
import { Badge, Tags } from '@sumai/ui/badge'
import { Button, ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import { ActiveCondition, Chip, Chips } from '@sumai/ui/chip'
import { CrossIcon, MailIcon, PlusIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { PrintButton } from '@sumai/ui/print-button'
import { Segmented, SegmentedLinks } from '@sumai/ui/segmented'
import { Share } from '@sumai/ui/share'
import { useState } from 'react'
import styles from './parts.module.css'
import { Row } from './row.tsx'

const LISTING = { site: 'chintai', bukkenNo: '1000123456' } as const

const VIEWS = [
  { value: 'month', label: '月々' },
  { value: 'start', label: '初期費用' },
]

export function Actions() {
  const [view, setView] = useState('month')
  return (
    <>
      <Row heading="ボタン">
        <Button variant="accent">お問い合わせ</Button>
        <Button>検索する</Button>
        <Button variant="outline">空室を確認</Button>
        <Button variant="quiet">すべて外す</Button>
        <Button busy>送信中</Button>
        <Button updating>107件を表示</Button>
        <Button disabled>無効</Button>
        <Button size="s">小 36</Button>
        <Button size="l">
          <MailIcon />大 56
        </Button>
        <ButtonLink to="/">リンク</ButtonLink>
        <ButtonAnchor href="tel:0000000000" variant="outline">
          電話
        </ButtonAnchor>
        <div className={styles.deep}>
          <Button variant="white">白</Button>
          <Button variant="onDeep">濃い地</Button>
        </div>
      </Row>
      <Row heading="アイコンだけのボタン">
        <IconButton label="閉じる" icon={CrossIcon} />
        <IconButton label="拡大する" icon={PlusIcon} look="onPhoto" />
        <IconButton label="前の月" icon={CrossIcon} disabled />
        <FavouriteButton listing={LISTING} name="ルミエール大橋" />
        <FavouriteButton listing={LISTING} name="ルミエール大橋" look="row" />
        <CompareCheckbox listing={LISTING} name="ルミエール大橋" />
      </Row>
      <Row heading="チップ">
        <Chips>
          <Chip label="1K" count={96} />
          <Chip label="1LDK" count={124} defaultChecked />
          <Chip label="4K以上" count={0} />
          <Chip label="小さい" tight />
          <Chip type="radio" name="slot" label="10:00" square />
          <Chip type="radio" name="slot" label="11:00" square disabled />
          <ActiveCondition label="7万円以下" to="/" />
        </Chips>
      </Row>
      <Row heading="切り替え">
        <Segmented label="費用の見方" name="view" choices={VIEWS} value={view} onValue={setView} />
        <SegmentedLinks
          label="サイト切替"
          links={[
            { to: '/', label: '賃貸', current: true },
            { to: '/baibai', label: '売買・投資', current: false },
          ]}
        />
      </Row>
      <Row heading="バッジとタグ">
        <Badge tone="new">新着</Badge>
        <Badge>マンション</Badge>
        <Badge tone="line">お知らせ</Badge>
        <Badge tone="required">必須</Badge>
        <Badge tone="optional">任意</Badge>
        <Badge tone="ok">満室稼働中</Badge>
        <Badge tone="warn">退去予定</Badge>
        <Badge tone="err">掲載終了</Badge>
        <Badge tone="info">先行公開</Badge>
        <Tags label="設備" tags={['ネット無料', 'オートロック']} />
      </Row>
      <Row heading="共有と印刷">
        <PrintButton />
        <PrintButton label="印刷する" variant="outline" />
        <Share url="https://example.com/articles/room/1024" title="ルミエール大橋 302号室" />
      </Row>
    </>
  )
}
