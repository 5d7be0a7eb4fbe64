import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import type { FetchedCode } from '#client/lib/fetch-code'

/** What the shortcut opens. */
type Palette = ComponentType<{ onClose: () => void }>

/**
 * Ctrl+K or Cmd+K opens and closes the palette, wherever the focus is. Its code loads when Ctrl or Cmd goes down, so
 * that it is usually ready when K does.
 */
export function PaletteShortcut({ palette }: { palette: FetchedCode<Palette> }) {
  const [opened, setOpened] = useState<{ Component: Palette; number: number } | null>(null)
  /** How often it was opened. */
  const count = useRef(0)

  // in the same commit in which the palette appears: an immediate second press closes it
  useLayoutEffect(() => {
    async function open() {
      const Component = await palette.load()
      if (isDialogOpen()) return
      count.current += 1
      setOpened({ Component, number: count.current })
    }
    function listen(event: KeyboardEvent) {
      if (event.key === 'Control' || event.key === 'Meta') palette.prefetch()
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!isDialogOpen())
        open().catch(() => undefined) // no connection: nothing opens
      else if (opened) setOpened(null)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [opened, palette])

  // a closed palette may report it when the next one is open already
  const close = () => setOpened((now) => (now === opened ? null : now))
  return opened && <opened.Component key={opened.number} onClose={close} />
}

/** Reads the DOM: the browser closes a dialog at once, but fires its event only after a key pressed meanwhile. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
