import { expect, test } from '@jest/globals'
import { movieSource } from './movie.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1'

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', YOUTUBE],
  ['https://www.youtube.com/watch?feature=share&v=M7lc1UVf-VE&t=10', YOUTUBE],
  ['https://youtu.be/M7lc1UVf-VE?si=abc', YOUTUBE],
  ['https://m.youtube.com/shorts/M7lc1UVf-VE', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?autoplay=1&h=8272103f6e',
  ],
])('%s plays in the frame of its host', (address, url) => {
  expect(movieSource(address)).toMatchObject({ kind: 'frame', url })
})

test('a file of our own is played by the page', () => {
  expect(movieSource('/media/movie/movie-ldk.mp4')).toEqual({ kind: 'file' })
})

test.each([
  '//other.example/film.mp4',
  'https://cdn.example/film.mp4',
  'https://www.youtube.com/@someone',
  'https://youtube.com.example/watch?v=M7lc1UVf-VE',
  'https://notvimeo.com/76979871',
])('%s is left to a page of its own', (address) => {
  expect(movieSource(address)).toEqual({ kind: 'link' })
})
