import { type ComponentType, type ReactNode, use } from 'react'
import { fetchCode } from './fetch-code.ts'

/**
 * A component whose code is fetched apart from what shows it: a screen or a tab of one, the editor, a dialog over 15 kB,
 * and what few people need on a screen that is near its budget.
 */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  prefetch: () => void
}

/** Unlike React.lazy it shows without a moment of fallback what is already here, and tries again after a failure. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const code = fetchCode(load)

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, at module level
  function Part(props: Props): ReactNode {
    const Loaded = use(code.load())
    return <Loaded {...props} />
  }
  return Object.assign(Part, { prefetch: code.prefetch })
}
