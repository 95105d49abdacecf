import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlaceCard } from './place-card.tsx'

function show() {
  const onStep = jest.fn<(by: 1 | -1) => void>()
  const onClose = jest.fn<() => void>()
  render(
    <PlaceCard
      place="大橋"
      isDocked
      cards={['大橋の家']}
      count={1}
      onStep={onStep}
      onClose={onClose}
    />,
  )
  return { onStep, onClose, card: screen.getByRole('region', { name: '選んだ物件' }) }
}

const swipe = (card: HTMLElement, way: number, pointerType = 'touch') => {
  const at = (clientX: number) => ({ clientX, pointerType, bubbles: true })
  fireEvent(card, Object.assign(new MouseEvent('pointerdown', at(200)), { pointerType }))
  fireEvent(card, Object.assign(new MouseEvent('pointerup', at(200 + way)), { pointerType }))
}

test('a finger leads from home to home, a press does not', () => {
  const { card, onStep } = show()
  swipe(card, -90)
  expect(onStep).toHaveBeenLastCalledWith(1)
  swipe(card, 90)
  expect(onStep).toHaveBeenLastCalledWith(-1)
  swipe(card, 12)
  swipe(card, -90, 'mouse')
  expect(onStep).toHaveBeenCalledTimes(2)
})

test('buttons and arrow keys do the same, and Esc closes the card', async () => {
  const { onStep, onClose } = show()
  await userEvent.click(screen.getByRole('button', { name: '次の物件' }))
  expect(onStep).toHaveBeenLastCalledWith(1)
  await userEvent.keyboard('{ArrowLeft}')
  expect(onStep).toHaveBeenLastCalledWith(-1)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('a card with no other home beside it has no way on', () => {
  render(<PlaceCard place="大橋" isDocked cards={[]} count={1} onClose={jest.fn<() => void>()} />)
  expect(screen.queryByRole('button', { name: '次の物件' })).toBeNull()
})

test('a card above its pin shows two homes, and the others when they are asked for', async () => {
  const cards = ['302号室', '405号室', '501号室']
  render(<PlaceCard place="大橋" isDocked={false} {...{ cards }} count={3} onClose={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'ほか1件' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a card at the foot shows one home, and the others when they are asked for', async () => {
  const onClose = jest.fn<() => void>()
  render(
    <PlaceCard
      place="大橋"
      isDocked
      cards={['302号室', '405号室', '501号室']}
      count={3}
      {...{ onClose }}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['302号室'])
  await userEvent.click(screen.getByRole('button', { name: 'ほか2件' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^ほか/ })).toBeNull()
})

test('a card that waits keeps the room of the homes that come', () => {
  const wait = (count: number) => {
    const { unmount } = render(
      <PlaceCard place="大橋" isDocked={false} cards={[]} count={count} onClose={() => {}} />,
    )
    const { homes } = screen.getByText('読み込んでいます').dataset
    const more = screen.queryByRole('button', { name: /^ほか/ })?.textContent
    unmount()
    return [homes, more]
  }
  expect([1, 2, 5].map(wait)).toEqual([
    ['1', undefined],
    ['2', undefined],
    ['2', 'ほか3件'],
  ])
})
