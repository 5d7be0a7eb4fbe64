import { useSyncExternalStore } from 'react'

/**
 * The on-screen keyboard, which browsers lay over the page: it makes the visual viewport lower, while what is fixed to
 * the bottom of the window stays there, out of sight.
 */

/** Lower than any keyboard, and higher than the bars that browsers hide while a page scrolls. */
const lowestKeyboard = 150

export function useIsKeyboardOpen(): boolean {
  return useSyncExternalStore(watch, isKeyboardOpen)
}

/** How far above the bottom of the window the keyboard's upper edge is, in CSS pixels; 0 without a keyboard. */
export function useKeyboardEdge(): number {
  return useSyncExternalStore(watch, keyboardEdge)
}

function watch(listener: () => void): () => void {
  const view = window.visualViewport
  view?.addEventListener('resize', listener)
  view?.addEventListener('scroll', listener)
  return () => {
    view?.removeEventListener('resize', listener)
    view?.removeEventListener('scroll', listener)
  }
}

function isKeyboardOpen(): boolean {
  const view = window.visualViewport
  // a page that is zoomed in shows less of itself too
  return view !== null && windowHeight() - view.height * view.scale >= lowestKeyboard
}

function keyboardEdge(): number {
  const view = window.visualViewport
  if (!view || !isKeyboardOpen()) return 0
  return Math.max(0, Math.round(windowHeight() - view.offsetTop - view.height))
}

function windowHeight(): number {
  return document.documentElement.clientHeight
}
