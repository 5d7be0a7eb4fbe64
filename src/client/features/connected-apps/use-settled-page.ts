import { useEffect, useState } from 'react'

/** Longer than the two clicks of a double click. */
const settlingMs = 700

/**
 * False for a moment after the page has come into view: the second click of a double click, whose first one closed a
 * window on top of this page, would land here.
 */
export function useSettledPage(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    const begin = () => {
      window.clearTimeout(timer)
      setSettled(false)
      if (document.visibilityState === 'visible') timer = window.setTimeout(() => setSettled(true), settlingMs)
    }
    begin()
    window.addEventListener('focus', begin)
    document.addEventListener('visibilitychange', begin)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('focus', begin)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [])
  return isSettled
}
