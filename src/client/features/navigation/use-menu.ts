import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { breakpoints } from '#client/lib/breakpoints'

/**
 * The phone's menu: its button opens and closes it; a change of route, Escape (which returns the focus to the button)
 * and a window wide enough to need no menu close it.
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
    /** For links to the current page, which change no route. */
    close: () => setState({ isOpen: false, path }),
  }
}
