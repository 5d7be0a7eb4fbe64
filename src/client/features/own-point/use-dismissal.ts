import { useEffect, useState } from 'react'
import { readCopies, writeCopy } from '#client/lib/local-copies'

/** Whether something about a post was dismissed on this device; null while unknown. */
export function useDismissal(key: string): [isDismissed: boolean | null, dismiss: () => void] {
  const [isDismissed, setIsDismissed] = useState<boolean | null>(null)
  useEffect(() => {
    let isShown = true
    void readCopies<true>(key).then((found) => isShown && setIsDismissed(found.length > 0))
    return () => {
      isShown = false
    }
  }, [key])
  return [
    isDismissed,
    () => {
      setIsDismissed(true)
      void writeCopy(key, true)
    },
  ]
}
