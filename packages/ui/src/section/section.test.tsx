import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderAt } from '../testing/render-at.tsx'
import { Section } from './section.tsx'

test('a section is named by its heading and says where there is more', () => {
  renderAt(
    <Section heading="新着の賃貸物件" more={{ label: 'すべて見る', to: '/search?order=new' }}>
      一覧
    </Section>,
  )
  expect(screen.getByRole('region', { name: '新着の賃貸物件' })).toHaveTextContent('一覧')
  expect(screen.getByRole('heading', { level: 2, name: '新着の賃貸物件' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'すべて見る' })).toHaveAttribute(
    'href',
    '/search?order=new',
  )
})
