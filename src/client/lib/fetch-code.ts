/** Code of its own, fetched once, when it is first needed. */
export interface FetchedCode<Code> {
  /** Null until it is here. */
  current: () => Code | null
  load: () => Promise<Code>
  /** Fetches it before it is needed. A failure does not matter: needing it tries again, and says so. */
  prefetch: () => void
}

/**
 * How long a failure counts before the next call tries again. The rendering that waited must see it: if it could ask
 * anew at once, it would do so for ever, as fast as fetching fails.
 */
const failureLastsMs = 1_000

export function fetchCode<Code>(importCode: () => Promise<Code>): FetchedCode<Code> {
  let loaded: Code | null = null
  let loading: Promise<Code> | null = null

  async function start(): Promise<Code> {
    try {
      loaded = await importCode()
      // React's `use` reads a promise that says this of itself at once, without a moment of fallback
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
