import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PLAN_FACTS } from '../testing/photos.ts'
import { renderAt } from '../testing/render-at.tsx'
import { FloorPlan } from './floor-plan.tsx'

const plan = {
  url: '/media/madori/1/plain/flat-38_24-l10_5-y6-m4-v2.svg',
  width: 570,
  height: 900,
}

const name = 'ルミエール大橋 302号室'

test('a plan comes with the sizes of its rooms', () => {
  const { container } = renderAt(<FloorPlan name={name} plan={plan} facts={PLAN_FACTS} />)
  expect(screen.getByRole('img', { name: 'ルミエール大橋 302号室 間取り図' })).toBeVisible()
  expect(container).toHaveTextContent('LDK10.4帖')
  expect(screen.queryByText(/現況を優先/)).not.toBeInTheDocument()
})

test('a plan is shown with furniture at first, and without for who wants to see the floor', async () => {
  renderAt(<FloorPlan name={name} plan={plan} facts={[]} />)
  const picture = screen.getByRole('img')
  expect(picture).toHaveAttribute('src', plan.url.replace('plain', 'furnished'))
  const furniture = screen.getByRole('checkbox', { name: '家具を置いてみる', checked: true })
  await userEvent.click(furniture)
  expect(picture).toHaveAttribute('src', plan.url)
  await userEvent.click(furniture)
  expect(picture).toHaveAttribute('src', plan.url.replace('plain', 'furnished'))
})

test('on a desktop a house of two storeys lies, in a place that is as broad as its plan is high', async () => {
  const url = '/media/madori/1/plain/house2-92_34-l14_5-y8-y6_5-w5_5-m5-v2.svg'
  const { container } = renderAt(<FloorPlan name={name} plan={{ ...plan, url }} facts={[]} />)
  const wide = () => container.querySelector('source')?.getAttribute('srcset')
  expect(wide()).toBe(url.replace('plain', 'furnished-wide'))
  expect(container.querySelector('source')).toHaveAttribute('width', '900')
  await userEvent.click(screen.getByRole('checkbox'))
  expect(wide()).toBe(url.replace('plain', 'plain-wide'))
})

test('a sketch is called one', () => {
  renderAt(<FloorPlan name={name} plan={plan} facts={[]} isSketch />)
  expect(screen.getByRole('img', { name: 'ルミエール大橋 302号室 間取り略図' })).toBeVisible()
  expect(screen.getByText(/現況を優先/)).toBeVisible()
})
