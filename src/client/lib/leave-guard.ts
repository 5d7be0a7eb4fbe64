import { useEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'

/**
 * Asks before a page with unsaved changes is left: by a link or a tab (the router goes through `guardNavigation`), by
 * Back and Forward, and, in the browser's own words, by a reload or a closed window.
 */

interface Guard {
  /** The address that is held. */
  address: string
  ask: () => Promise<boolean>
}

let guard: Guard | null = null

// A window's listeners are called in the order they were added, so this one must be there before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', holdBack)

/** Guards the page while `isUnsaved`. `ask` resolves true when the person wants to leave all the same. */
export function useLeaveGuard(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })

  useEffect(() => {
    if (!isUnsaved) return
    const own: Guard = { address: currentAddress(), ask: () => latest.current() }
    guard = own
    window.addEventListener('beforeunload', holdUnload)
    return () => {
      if (guard === own) guard = null
      window.removeEventListener('beforeunload', holdUnload)
    }
  }, [isUnsaved])
}

export function isGuarded(): boolean {
  return guard !== null
}

/** For what has been saved, or is to be dropped: leaving does not ask any more. */
export function liftGuard(): void {
  guard = null
}

/** For the router: every change of address made by the app passes here. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  if (!guard) return navigate(to, options)
  void mayLeave().then((isFree) => isFree && navigate(to, options))
}

async function mayLeave(): Promise<boolean> {
  if (!guard) return true
  const isFree = await guard.ask()
  if (isFree) liftGuard()
  return isFree
}

function holdUnload(event: BeforeUnloadEvent): void {
  if (guard) event.preventDefault()
}

/**
 * When this is heard the address has changed already. The held one is put on top again, so that the page wanted is
 * right below it, whichever way it was reached, and one step back leads there.
 */
function holdBack(event: PopStateEvent): void {
  if (!guard || currentAddress() === guard.address) return
  event.stopImmediatePropagation()
  history.pushState(null, '', guard.address)
  void mayLeave().then((isFree) => isFree && history.back())
}

function currentAddress(): string {
  return location.pathname + location.search
}
