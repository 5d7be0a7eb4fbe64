import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { HoverCardProps } from './hover-card-panel.tsx'

const HoverCardPanel = lazyPart(async () => (await import('./hover-card-panel.tsx')).HoverCardPanel)

/**
 * A card about a piece of text, next to it, that takes no focus. The parent opens and closes it; Escape and a press
 * elsewhere close it too.
 */
export function HoverCard(props: HoverCardProps) {
  return (
    <Suspense>
      <HoverCardPanel {...props} />
    </Suspense>
  )
}
