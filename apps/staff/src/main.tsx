import '@sumai/ui/tokens.css'
import '@sumai/ui/fonts.css'
import '@sumai/ui/base.css'
import './staff.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './query-client.ts'
import { routes } from './routes.ts'

const app = document.getElementById('app')
if (!app) throw new Error('index.html has no #app')

createRoot(app).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
)
