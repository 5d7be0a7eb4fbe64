import { type ComponentType, useLayoutEffect, useState } from 'react'
import type { FetchedCode } from '#client/lib/fetch-code'

/** What the shortcut opens. */
type Palette = ComponentType<{ onClose: () => void }>

/**
 * Ctrl+K or Cmd+K opens and closes the palette, wherever the focus is. Its code comes when Ctrl or Cmd goes down, so that
 * it is mostly here when K does.
 */
export function PaletteShortcut({ palette }: { palette: FetchedCode<Palette> }) {
  const [opened, setOpened] = useState<{ Component: Palette } | null>(null)

  // in the same step in which the palette appears: a second press right after the first one closes it
  useLayoutEffect(() => {
    async function open() {
      const Component = await palette.load()
      setOpened({ Component })
    }
    function listen(event: KeyboardEvent) {
      if (event.key === 'Control' || event.key === 'Meta') palette.prefetch()
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (opened) setOpened(null)
      else if (!document.querySelector('dialog[open]')) open().catch(() => undefined) // no connection: nothing opens
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [opened, palette])

  return opened && <opened.Component onClose={() => setOpened(null)} />
}
