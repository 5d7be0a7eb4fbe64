import './styles/tokens.css'
import './styles/base.css'
import './lib/install-offer.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { InLanguage } from './lib/in-language.tsx'
import { startLanguage } from './lib/language.ts'
import { lazyPart } from './lib/lazy-part.tsx'
import { queryClient } from './queries/client.ts'
import { App } from './screens/app.tsx'
import { ScreenFailure } from './screens/screen-failure.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'

/**
 * Not needed before the first message or question, but loaded at once: a message may report that the connection is
 * gone.
 */
const Toaster = lazyPart(async () => (await import('./ui/toaster.tsx')).Toaster)
const ConfirmHost = lazyPart(async () => (await import('./ui/confirm-host.tsx')).ConfirmHost)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <InLanguage>
        <ScreenFailure>
          <App />
        </ScreenFailure>
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ConfirmHost />
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      </InLanguage>
    </QueryClientProvider>
  </StrictMode>
)

void startLanguage(async (language) => (language === 'de' ? (await import('./german.ts')).german : null)).then(() =>
  createRoot(root).render(app),
)
