import { useEffect, useState } from 'react'

/** How long typing has to pause before slow work, such as the check, runs. */
export const typingPauseMs = 500

/** A value once it has stayed the same for `pauseMs`. @param first until then */
export function useDebounced<Value>(value: Value, pauseMs: number, first = value): Value {
  const [debounced, setDebounced] = useState(first)
  useEffect(() => {
    const timer = setTimeout(setDebounced, pauseMs, value)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debounced
}
