import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** A part of a page as a visitor of `url` sees it. */
export const partAt = (part: ReactNode, url = '/') => (
  <MemoryRouter initialEntries={[url]}>{part}</MemoryRouter>
)

export const renderAt = (part: ReactNode, url?: string) => render(partAt(part, url))
