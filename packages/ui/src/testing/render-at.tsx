import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** Renders a part of a page as a visitor of `url` sees it. */
export const renderAt = (part: ReactNode, url = '/') =>
  render(<MemoryRouter initialEntries={[url]}>{part}</MemoryRouter>)
