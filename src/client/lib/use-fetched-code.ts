import { useCallback, useEffect, useState } from 'react'
import type { FetchedCode } from './fetch-code.ts'

/** Loads a chunk that the page can render without: `code` is null until loaded. */
export function useFetchedCode<Code>({ current, load }: FetchedCode<Code>) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState(() => ({ code: current(), error: null as Error | null, isFetching: !current() }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    let isWanted = true
    setState({ code: current(), error: null, isFetching: current() === null })
    load().then(
      (code) => isWanted && setState({ code, error: null, isFetching: false }),
      (error: Error) => isWanted && setState({ code: null, error, isFetching: false }),
    )
    return () => {
      isWanted = false
    }
  }, [current, load, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...state, retry }
}
