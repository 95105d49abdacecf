/** px of the longer side: the site shows less, and a phone sends it in a second or two. */
const LONGEST = { photo: 2400, panorama: 4096 }
/** A file of fewer bytes goes as it is. */
const SMALL = 900_000
const QUALITY = 0.9

/** The picture as it is sent. What this browser cannot read goes as it is: the API says why not. */
export async function shrunk(file: Blob, isPanorama: boolean): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const longest = LONGEST[isPanorama ? 'panorama' : 'photo']
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  return scale === 1 && file.size < SMALL ? file : draw(bitmap, scale, false)
}

/** A quarter to the right. */
export const turned = async (file: Blob): Promise<Blob> =>
  draw(await createImageBitmap(file), 1, true)

function draw(bitmap: ImageBitmap, scale: number, isTurned: boolean): Promise<Blob> {
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  const canvas = document.createElement('canvas')
  canvas.width = isTurned ? height : width
  canvas.height = isTurned ? width : height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A transparent picture stands on white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (isTurned) {
    context.translate(height, 0)
    context.rotate(Math.PI / 2)
  }
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}
