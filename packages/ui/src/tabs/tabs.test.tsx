import { afterEach, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'list', label: '一覧', count: 6, panel: '6件の一覧' },
  { id: 'compare', label: '比較', count: 4, panel: (isOpen: boolean) => isOpen && '4件の比較' },
]

afterEach(() => history.replaceState(null, '', '/'))

const tab = (name: string) => screen.getByRole('tab', { name })

test('shows the first panel and says how many each holds', () => {
  render(<Tabs label="お気に入り" tabs={tabs} />)
  expect(screen.getByRole('tablist', { name: 'お気に入り' })).toBeVisible()
  expect(tab('一覧 6')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: '一覧 6' })).toHaveTextContent('6件の一覧')
})

test('a press opens another panel', async () => {
  render(<Tabs label="お気に入り" tabs={tabs} />)
  await userEvent.click(tab('比較 4'))
  expect(screen.getByRole('tabpanel', { name: '比較 4' })).toHaveTextContent('4件の比較')
  expect(screen.queryByText('6件の一覧')).not.toBeVisible()
})

test('arrow keys go round, Home and End to the ends; Tab leads into the panel', async () => {
  render(<Tabs label="お気に入り" tabs={tabs} />)
  await userEvent.tab()
  expect(tab('一覧 6')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('比較 4')).toHaveFocus()
  expect(tab('比較 4')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('一覧 6')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(tab('比較 4')).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('opens the panel that the address names', () => {
  history.replaceState(null, '', '/favorite#compare')
  render(<Tabs label="お気に入り" tabs={tabs} />)
  expect(tab('比較 4')).toHaveAttribute('aria-selected', 'true')
})

test('without scripts the tabs are links, each in reach of the keyboard', () => {
  document.body.innerHTML = renderToString(<Tabs label="お気に入り" tabs={tabs} />)
  expect(tab('比較 4')).toHaveAttribute('href', '#compare')
  expect(tab('比較 4')).not.toHaveAttribute('tabindex')
  expect(document.body).not.toHaveTextContent('4件の比較')
})
