import { type RefObject, useEffect, useState } from 'react'

/** `none`: there is no camera, or it may not be used; pictures come from a file then. */
type CameraState = 'asking' | 'live' | 'none'

const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
}

/** The camera on the back of a phone in `video`, as long as the page is open. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('asking')
  const [track, setTrack] = useState<MediaStreamTrack>()

  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    async function begin() {
      stream = await navigator.mediaDevices.getUserMedia(WANTED)
      if (isOver || !video.current) return end()
      video.current.srcObject = stream
      await video.current.play()
      setTrack(stream.getVideoTracks()[0])
      setState('live')
    }
    const end = () => {
      for (const each of stream?.getTracks() ?? []) each.stop()
    }
    begin().catch(() => {
      if (!isOver) setState('none')
    })
    return () => {
      isOver = true
      end()
    }
  }, [video])

  return { state, track }
}

const QUALITY = 0.92

/** What the camera sees now. */
export function take(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}
