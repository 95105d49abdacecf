import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('says when a renovation has paid for itself, and follows the sliders', async () => {
  const page = await visit('/owner/regeneration')
  await page.show?.()
  const result = screen.getByRole('region', { name: '試算の結果' })
  // 8 × 52,000 = 416,000; 11 × 60,000 = 660,000; 1,500,000 / 244,000 = 6.15 years
  expect(result).toHaveTextContent('6年2か月')
  expect(result).toHaveTextContent('1年あたりの増減+244,000円')
  fireEvent.change(screen.getByRole('slider', { name: /^工事後の賃料/ }), {
    target: { value: '37000' },
  })
  expect(result).toHaveTextContent('取り戻せません')
  fireEvent.change(screen.getByRole('textbox', { name: '工事後の賃料' }), {
    target: { value: '６２，０００' },
  })
  // 11 × 62,000 − 416,000 = 266,000
  expect(result).toHaveTextContent('1年あたりの増減+266,000円')
  fireEvent.change(screen.getByRole('textbox', { name: '工事の費用' }), { target: { value: '' } })
  expect(result).toHaveTextContent('工事の費用を正しい数字で入力してください。')
})
