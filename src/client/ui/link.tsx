import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'wouter'
import { prefetchScreen } from '#client/lib/prefetch-screen'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link inside the app. Hovering or focusing it preloads the code of its screen. */
export function Link({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  return (
    <RouterLink
      href={href}
      onPointerEnter={(event) => {
        prefetchScreen(href)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetchScreen(href)
        onFocus?.(event)
      }}
      {...rest}
    />
  )
}
