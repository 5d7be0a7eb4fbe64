import { type ComponentType, type ReactNode, use } from 'react'
import { fetchCode } from './fetch-code.ts'

/**
 * A component whose code is loaded separately: a screen or one of its tabs, the editor, a dialog over 15 kB, and rarely
 * used parts of a screen that is near its budget.
 */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  prefetch: () => void
}

/** Unlike React.lazy it renders loaded code without a fallback, and retries after a failure. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const code = fetchCode(load)

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, at module level
  function Part(props: Props): ReactNode {
    const Loaded = use(code.load())
    return <Loaded {...props} />
  }
  return Object.assign(Part, { prefetch: code.prefetch })
}
