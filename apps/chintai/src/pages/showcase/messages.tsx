import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Checkbox } from '@sumai/ui/checkbox'
import { LiveCount } from '@sumai/ui/live-count'
import { Modal } from '@sumai/ui/modal'
import { Sheet } from '@sumai/ui/sheet'
import { ShopModalLink } from '@sumai/ui/shop-modal-link'
import { showToast } from '@sumai/ui/toast'
import { useState } from 'react'
import { Row } from './row.tsx'
import { SHOPS } from './samples.ts'

const CITIES = [
  '中央区',
  '博多区',
  '東区',
  '南区',
  '西区',
  '早良区',
  '城南区',
  '春日市',
  '大野城市',
]

export function Messages() {
  const [open, setOpen] = useState<'modal' | 'sheet' | null>(null)
  const [chosen, setChosen] = useState(0)
  const close = () => setOpen(null)
  return (
    <>
      <Row heading="モーダルとシート">
        <Button onClick={() => setOpen('modal')}>モーダルを開く</Button>
        <Modal open={open === 'modal'} onClose={close} title="お知らせ" note="1件">
          <p>住所はそのままで、ページの上に重なります。</p>
        </Modal>
        <Button onClick={() => setOpen('sheet')}>シートを開く</Button>
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          title="検索条件"
          foot={
            <Button block onClick={close}>
              <LiveCount count={1240 - chosen * 130} label="件を表示" />
            </Button>
          }
        >
          {CITIES.map((city) => (
            <Checkbox
              key={city}
              label={city}
              onChange={({ currentTarget }) => setChosen(chosen + (currentTarget.checked ? 1 : -1))}
            />
          ))}
        </Sheet>
        <ShopModalLink
          to="/company/shop?area_no=101"
          title="福岡市周辺の店舗"
          shops={SHOPS}
          toOf={(tenpoNo) => `/company/shop/${tenpoNo}`}
          visitTo={(tenpoNo) => `/reservation?tenpo_no=${tenpoNo}`}
        >
          福岡市周辺の店舗を見る
        </ShopModalLink>
      </Row>
      <Row heading="トースト">
        <Button
          variant="outline"
          onClick={() => showToast({ text: 'お気に入りに追加しました', undo: () => {} })}
        >
          元に戻せる
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            showToast({ text: 'お気に入りは100件までです。不要な物件を外してください。' })
          }
        >
          元に戻せない
        </Button>
      </Row>
      <Row heading="お知らせの枠" wide>
        <Callout tone="info">次回の更新は12月4日です。</Callout>
        <Callout tone="ok" title="お申し込みを受け付けました" />
        <Callout tone="warn">この部屋は退去予定です。</Callout>
        <Callout tone="err" title="入力内容をご確認ください（2か所）" />
      </Row>
    </>
  )
}
