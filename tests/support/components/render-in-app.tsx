import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { askAgainAfterChanges } from '#client/queries/ask-again'
import { queryClient } from '#client/queries/client'
import { queryKeys } from '#client/queries/keys'
import { ConfirmHost } from '#client/ui/confirm-host'
import { dismissToast } from '#client/ui/toast'
import { Toaster } from '#client/ui/toaster'
import { emptyBrandKit } from '#shared/rules/brand'

/**
 * Renders a part of a screen with what the app provides: confirmations, toasts, and a separate cache of answers.
 * @param known answers that need no call, by their keys; by default nobody is signed in, no brand is set, and there are
 *   no own fonts
 */
export async function renderInApp(
  children: ReactNode,
  known: Partial<Record<keyof typeof queryKeys, unknown>> = {},
): Promise<QueryClient> {
  dismissToast() // the last test's
  const cache = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  askAgainAfterChanges(cache)
  for (const [name, answer] of Object.entries({ user: null, brand: emptyBrandKit, fonts: [], ...known })) {
    cache.setQueryData(queryKeys[name as keyof typeof queryKeys], answer)
  }
  await render(
    <QueryClientProvider client={cache}>
      {children}
      <ConfirmHost />
      <Toaster />
    </QueryClientProvider>,
  )
  return cache
}
