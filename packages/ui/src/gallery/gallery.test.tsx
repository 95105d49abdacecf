import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { installMedia } from '../testing/media.ts'
import { PANORAMAS, PHOTOS } from '../testing/photos.ts'
import { Gallery } from './gallery.tsx'

const gallery = (
  <Gallery
    name="ルミエール大橋 302号室"
    photos={PHOTOS}
    planAt="#madori"
    panoramas={PANORAMAS}
    mapAt="#around"
  />
)

beforeAll(installMedia)

const shown = () => screen.getByText(/ \/ 16$/).textContent
const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }))

describe('in server HTML', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToString(<MemoryRouter>{gallery}</MemoryRouter>)
  })
  afterEach(() => document.body.replaceChildren())

  test('the first photo is loaded before all others', () => {
    const first = screen.getByRole('img', { name: 'ルミエール大橋 302号室 リビング（拡大）' })
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(document.querySelectorAll('[fetchpriority]')).toHaveLength(1)
  })

  test('every photo leads to its file and says what it shows', () => {
    const slide = document.getElementById('photo-3')
    if (!slide) throw new Error('no slide')
    expect(within(slide).getByRole('link')).toHaveAttribute(
      'href',
      '/media/interior/interior-kitchen-1-960.jpg',
    )
    expect(within(slide).getByText('キッチン')).toBeVisible()
  })

  test('every photo can be reached with the keyboard, and nothing carries a style', () => {
    expect(document.querySelectorAll('[tabindex="-1"], [style]')).toHaveLength(0)
  })
})

describe('with scripts', () => {
  test('on phones, photos that are not in view come when somebody looks through them', async () => {
    render(gallery, { wrapper: MemoryRouter })
    const heldIn = (list: Element | null | undefined) =>
      list?.querySelectorAll('source[media*="scripting: enabled"]').length
    const slides = document.getElementById('photo-1')?.parentElement
    expect(heldIn(slides)).toBe(PHOTOS.length - 2)
    await press('次の写真')
    expect(heldIn(slides)).toBe(0)
  })

  test('tabs say what there is, and a tab without data is left out', () => {
    const { rerender } = render(gallery, { wrapper: MemoryRouter })
    const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(names()).toEqual(['写真 16枚', 'パノラマ'])
    expect(screen.getByRole('link', { name: '間取り図' })).toHaveAttribute('href', '#madori')
    expect(screen.getByRole('link', { name: '地図' })).toHaveAttribute('href', '#around')
    rerender(<Gallery name="土地" photos={PHOTOS.slice(0, 2)} />)
    expect(names()).toEqual(['写真 2枚'])
    rerender(<Gallery name="土地" photos={[]} />)
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
  })

  test('arrows show the next photo, and past the last one the first', async () => {
    render(gallery, { wrapper: MemoryRouter })
    await press('次の写真')
    await waitFor(() => expect(shown()).toBe('2 / 16'))
    await press('前の写真')
    await press('前の写真')
    await waitFor(() => expect(shown()).toBe('16 / 16'))
  })

  test('arrow keys go on from the photo on show, which alone is in the way of the keyboard', async () => {
    render(gallery, { wrapper: MemoryRouter })
    const inWay = () => document.querySelectorAll('[id^="photo-"] a:not([tabindex="-1"])')
    await press('次の写真')
    await waitFor(() => expect(inWay()).toHaveLength(1))
    act(() => screen.getByRole('button', { name: '次の写真' }).focus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(shown()).toBe('3 / 16'))
  })

  test('a press on the photo opens it over the whole screen', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    render(gallery, { wrapper: MemoryRouter })
    const first = document.querySelector<HTMLElement>('#photo-1 a')
    if (first) await userEvent.click(first)
    const dialog = await screen.findByRole('dialog', { name: '写真を拡大して見る' })
    await waitFor(() => expect(dialog).toHaveTextContent('リビング'))
    expect(dialog.querySelectorAll('.lg-thumb-item')).toHaveLength(16)
    expect(within(dialog).getByRole('button', { name: '閉じる' })).toBeInTheDocument()
    expect(console.warn).not.toHaveBeenCalled()
  })
})
