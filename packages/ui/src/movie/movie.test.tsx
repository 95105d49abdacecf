import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { PHOTOS } from '../testing/photos.ts'
import { Movie } from './movie.tsx'

const NAME = 'ルミエール大橋 302号室'
const FILE = '/media/movie/movie-ldk.mp4'
const film = (url: string, isOpen = true) => (
  <Movie name={NAME} url={url} still={PHOTOS[0]} isOpen={isOpen} />
)
const play = () => userEvent.click(screen.getByRole('link', { name: '動画を再生' }))

test('without scripts it is a link to the film, beside which nothing is loaded', () => {
  document.body.innerHTML = renderToString(film('https://youtu.be/M7lc1UVf-VE'))
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://youtu.be/M7lc1UVf-VE')
  expect(screen.getByText('再生するとYouTubeに接続します')).toBeVisible()
  expect(document.querySelector('iframe, video')).toBeNull()
  document.body.replaceChildren()
})

test('a file of our own plays in its place, and stops when another tab is chosen', async () => {
  const { rerender } = render(film(FILE))
  await play()
  const player = screen.getByLabelText(`${NAME}の動画`)
  expect(player).toHaveAttribute('src', FILE)
  expect(player).toHaveFocus()
  rerender(film(FILE, false))
  expect(player).not.toBeInTheDocument()
  rerender(film(FILE))
  expect(screen.getByRole('link', { name: '動画を再生' })).toBeVisible()
})

test('the host of a film is asked only when it is played', async () => {
  render(film('https://www.youtube.com/watch?v=M7lc1UVf-VE'))
  expect(screen.queryByTitle(`${NAME}の動画`)).not.toBeInTheDocument()
  await play()
  expect(screen.getByTitle(`${NAME}の動画`)).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1',
  )
})

test('a film that the browser cannot play is said to be one, and opens by itself', async () => {
  render(film(FILE))
  await play()
  fireEvent.error(screen.getByLabelText(`${NAME}の動画`))
  expect(screen.getByRole('status')).toHaveTextContent('お使いの環境では再生できません')
  expect(screen.getByRole('link', { name: '動画を開く' })).toHaveAttribute('target', '_blank')
})

test('a film elsewhere opens on a page of its own', () => {
  render(film('https://cdn.example/film.mp4'))
  const link = screen.getByRole('link', { name: '動画を開く' })
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(fireEvent.click(link)).toBe(true)
})
