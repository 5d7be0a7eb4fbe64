import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { HoverCardProps } from './hover-card-panel.tsx'

const HoverCardPanel = lazyPart(async () => (await import('./hover-card-panel.tsx')).HoverCardPanel)

/**
 * What is said of a piece of text beside it, without taking the focus. Whoever shows it decides when it comes and goes;
 * Escape and a press elsewhere close it.
 */
export function HoverCard(props: HoverCardProps) {
  return (
    <Suspense>
      <HoverCardPanel {...props} />
    </Suspense>
  )
}
