import { AreaMap } from '@sumai/listings/area-map'
import { Surroundings } from '@sumai/listings/surroundings'
import { AROUND } from '@sumai/listings/surroundings-data'
import { NEAR, OHASHI } from '@sumai/listings/testing/places'
import { Gallery } from '@sumai/ui/gallery'
import { Picture } from '@sumai/ui/picture'
import { PANORAMAS, PHOTOS } from '@sumai/ui/testing/photos'
import { Row } from './row.tsx'

export function Pictures() {
  const [first] = PHOTOS
  return (
    <>
      <Row heading="ギャラリー" wide>
        <Gallery
          name="ルミエール大橋 302号室"
          photos={PHOTOS}
          panoramas={PANORAMAS}
          mapAt={AROUND}
        />
      </Row>
      <Row heading="まわりの環境" wide>
        <Surroundings name="ルミエール大橋" home={OHASHI} near={NEAR} />
      </Row>
      <Row heading="店舗の地図" wide>
        <AreaMap name="大橋店" centre={OHASHI} />
      </Row>
      {first && (
        <Row heading="写真の枠" wide>
          <Picture photo={first} alt="リビング" ratio="16:9" sizes="100vw" />
        </Row>
      )}
    </>
  )
}
