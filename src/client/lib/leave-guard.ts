import { useEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { isOfThisWorkspace } from './workspace.ts'

/**
 * Asks before a page with unsaved changes is left: by a link or a tab (the router goes through `guardNavigation`), by
 * Back and Forward, and, in the browser's own words, by a reload or a closed window.
 */

interface Guard {
  /** The address of the guarded page. */
  address: string
  ask: () => Promise<boolean>
}

let guard: Guard | null = null

// A window calls its listeners in the order they were added, so this one must be added before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', holdBack)

/** Guards the page while `isUnsaved`. `ask` resolves true when the person wants to leave anyway. */
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

/** After saving or discarding: leaving does not ask any more. */
export function liftGuard(): void {
  guard = null
}

/** For the router: every navigation by the app passes here. Another workspace is another document. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => {
    if (isOfThisWorkspace(to)) navigate(to, options)
    else if (options?.replace) location.replace(to)
    else location.assign(to)
  }
  if (!guard) return go()
  void mayLeave().then((isFree) => isFree && go())
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
 * By the time of this event the address has changed already. The guarded address is pushed on top again, so that the
 * requested page is right below it in either direction, and one step back leads there.
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
