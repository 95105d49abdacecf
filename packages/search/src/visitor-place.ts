import { showToast } from '@sumai/ui/toast'

/** Asks the browser where the visitor is; says so when it does not tell. */
export function askPlace(found: (place: GeolocationCoordinates) => void): void {
  if (!navigator.geolocation) sayUnknown()
  else {
    navigator.geolocation.getCurrentPosition(({ coords }) => found(coords), sayUnknown, {
      timeout: 10_000,
      maximumAge: 60_000,
    })
  }
}

const sayUnknown = () =>
  showToast({ text: '現在地を確認できませんでした。端末の設定で位置情報を許可すると使えます。' })
