import { type ComponentType, type ReactNode, use } from 'react'

/** Part of a screen whose code is fetched apart from the screen's. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the code before it is shown. Failing is no matter: showing it tries again, and tells. */
  prefetch(): void
}

/** Unlike React.lazy it shows without a moment of fallback what is already here, and tries again after a failure. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  async function start(): Promise<ComponentType<Props>> {
    try {
      loaded = await load()
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  function code(): Promise<ComponentType<Props>> {
    loading ??= start()
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, at module level
  function Part(props: Props): ReactNode {
    const Loaded = loaded ?? use(code())
    return <Loaded {...props} />
  }
  return Object.assign(Part, { prefetch: () => void code().catch(() => undefined) })
}
