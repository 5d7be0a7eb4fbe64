import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { ContextMenuProps } from './context-menu-panel.tsx'

const ContextMenuPanel = lazyPart(async () => (await import('./context-menu-panel.tsx')).ContextMenuPanel)

/** A menu at a point of the window. The component that opens it also closes it and restores the focus. */
export function ContextMenu(props: ContextMenuProps) {
  return (
    <Suspense>
      <ContextMenuPanel {...props} />
    </Suspense>
  )
}
