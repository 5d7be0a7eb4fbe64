import './styles/tokens.css'
import './styles/base.css'
import './styles/signature.css'
import './styles/controls.css'
import './styles/data.css'
import './styles/shell.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './lib/query.ts'
import { App } from './screens/app.tsx'
import { ConfirmHost } from './ui/dialog.tsx'
import { Toaster } from './ui/toast.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
      <ConfirmHost />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
)
