import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { DottedFacts } from './dotted-facts.tsx'

test('each fact but the first carries the dot before it, so that no line ends with one', () => {
  const { container } = render(<DottedFacts facts={['2LDK', '61.29㎡', '築34年']} />)
  expect(container).toHaveTextContent('2LDK・61.29㎡・築34年')
  const facts = [...container.querySelectorAll('span > span')].map((fact) => fact.textContent)
  expect(facts).toEqual(['2LDK', '・61.29㎡', '・築34年'])
})
