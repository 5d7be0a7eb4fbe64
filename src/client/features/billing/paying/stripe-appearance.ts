import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'

/** The provider's form stands in a frame of its own, so our colours and sizes are passed to it. */

const darkScreen = '(prefers-color-scheme: dark)'

export function useStripeAppearance(): Appearance {
  const isDark = useSyncExternalStore(onThemeChange, () => matchMedia(darkScreen).matches)
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

/** A colour as it is in the present theme: the variable itself holds both. */
function resolve(name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function onThemeChange(listener: () => void): () => void {
  const query = matchMedia(darkScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
