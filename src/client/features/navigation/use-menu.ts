import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { breakpoints } from '#client/lib/breakpoints'

/**
 * The phone's menu: opened and closed by its button, closed by a change of route, by Escape (which gives the focus
 * back to the button) and by the window growing wide enough to need none.
 */
export function useMenu() {
  const [path] = useLocation()
  const [state, setState] = useState({ isOpen: false, path })
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = state.isOpen && state.path === path
  if (state.path !== path) setState({ isOpen: false, path })

  useEffect(() => {
    if (!isOpen) return
    const close = () => setState((previous) => ({ ...previous, isOpen: false }))
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const narrow = matchMedia(breakpoints.narrow)
    document.addEventListener('keydown', closeOnEscape)
    narrow.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      narrow.removeEventListener('change', close)
    }
  }, [isOpen])

  return {
    isOpen,
    button,
    toggle: () => setState({ isOpen: !isOpen, path }),
    /** For links to the very page one is on: they change no route. */
    close: () => setState({ isOpen: false, path }),
  }
}
