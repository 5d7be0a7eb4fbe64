/** A code chunk, loaded once, on first use. */
export interface FetchedCode<Code> {
  /** Null until loaded. */
  current: () => Code | null
  load: () => Promise<Code>
  /** Loads it ahead of use. Failures are ignored: using it tries again and reports them. */
  prefetch: () => void
}

/**
 * How long a failure is cached before the next call retries. The suspended render must see the failure: an immediate
 * retry would loop for as long as loading fails.
 */
const failureLastsMs = 1_000

export function fetchCode<Code>(importCode: () => Promise<Code>): FetchedCode<Code> {
  let loaded: Code | null = null
  let loading: Promise<Code> | null = null

  async function start(): Promise<Code> {
    try {
      loaded = await importCode()
      // React's `use` reads a promise with this status synchronously, without a fallback
      if (loading) void Object.assign(loading, { status: 'fulfilled', value: loaded })
      return loaded
    } catch (error) {
      setTimeout(() => {
        loading = null
      }, failureLastsMs)
      throw error
    }
  }
  function load(): Promise<Code> {
    loading ??= start()
    return loading
  }
  return { current: () => loaded, load, prefetch: () => void load().catch(() => undefined) }
}
