import { type MovieSource, movieSource } from '@sumai/format/movie'
import { isPlainClick } from '@sumai/platform'
import { type MouseEvent, useState } from 'react'
import { PlayIcon } from '../icon/icon.tsx'
import { Picture, type PicturePhoto } from '../picture/picture.tsx'
import styles from './movie.module.css'

type Props = {
  /** Name of the listing. */
  name: string
  url: string
  /** Stands for the film until it is played. */
  still?: PicturePhoto | undefined
  /** Whether it is visible; otherwise it stops. */
  isOpen: boolean
}

/**
 * A film of a listing. Nothing of it is loaded and no other host is asked before it is played;
 * without scripts it is a link.
 */
export function Movie({ name, url, still, isOpen }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const source = movieSource(url)
  if (isPlaying && !isOpen) setPlaying(false)

  const play = (event: MouseEvent) => {
    if (source.kind === 'link' || isRefused || !isPlainClick(event)) return
    event.preventDefault()
    setPlaying(true)
  }
  const refuse = () => {
    setPlaying(false)
    setRefused(true)
  }

  if (isPlaying) return <Player {...{ name, url, source }} onError={refuse} />
  return (
    <div className={styles.movie}>
      <a
        href={url}
        // What cannot be played here opens beside the page.
        {...(source.kind === 'file' && !isRefused ? {} : { target: '_blank', rel: 'noopener' })}
        className={styles.still}
        onClick={play}
      >
        {still && (
          <Picture photo={still} alt="" ratio="3:2" sizes="(min-width: 1024px) 784px, 100vw" />
        )}
        <span className={styles.play}>
          <PlayIcon />
          動画を{source.kind === 'link' || isRefused ? '開く' : '再生'}
        </span>
      </a>
      {source.kind === 'frame' && (
        <p className={styles.note}>再生すると{source.host}に接続します</p>
      )}
      {isRefused && (
        <p role="status" className={styles.note}>
          お使いの環境では再生できません
        </p>
      )}
    </div>
  )
}

type PlayerProps = { name: string; url: string; source: MovieSource; onError: () => void }

/** It takes the focus of the link that it stands in for. */
function Player({ name, url, source, onError }: PlayerProps) {
  const label = `${name}の動画`
  const focus = (element: HTMLElement | null) => element?.focus()
  if (source.kind === 'frame') {
    return (
      <iframe
        ref={focus}
        src={source.url}
        title={label}
        allow="autoplay; fullscreen; picture-in-picture"
        // YouTube refuses pages that do not say who they are.
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles.player}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody speaks in films of rooms
    <video
      ref={focus}
      src={url}
      controls
      autoPlay
      playsInline
      tabIndex={0}
      aria-label={label}
      className={styles.player}
      onError={onError}
    />
  )
}
