import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { isDark as isDarkNow, watchTheme } from '#client/lib/theme'

/** The provider's form is in an iframe, so our colours and sizes are passed to it. */

export function useStripeAppearance(): Appearance {
  const isDark = useSyncExternalStore(watchTheme, isDarkNow)
  return useMemo(
    () => ({
      theme: isDark ? 'night' : 'stripe',
      variables: {
        colorPrimary: resolve('--brand'),
        colorBackground: resolve('--surface'),
        colorText: resolve('--ink'),
        colorTextSecondary: resolve('--ink-2'),
        colorTextPlaceholder: resolve('--ink-3'),
        colorDanger: resolve('--danger'),
        borderRadius: '6px',
        fontSizeBase: '16px',
      },
    }),
    [isDark],
  )
}

/** A colour in the current theme: the variable itself holds both. */
function resolve(name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
