import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

/** Below this width the navigation is a menu; the same figure stands in shell.css. */
const wideScreen = '(min-width: 900px)'

/**
 * The phone's menu: opened and closed by its button, closed by a change of route, by Escape (which gives the focus
 * back to the button) and by the window growing wide enough to need none.
 */
export function useMenu() {
  const [path] = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openedAt === path

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenedAt(null)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const wide = matchMedia(wideScreen)
    document.addEventListener('keydown', closeOnEscape)
    wide.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      wide.removeEventListener('change', close)
    }
  }, [isOpen])

  return { isOpen, button, toggle: () => setOpenedAt(isOpen ? null : path) }
}
