/** Code of its own, fetched once, when it is first needed. */
export interface FetchedCode<Code> {
  /** Null until it is here. */
  current(): Code | null
  load(): Promise<Code>
}

/**
 * How long a failure counts before the next call tries again. The rendering that waited has to be told of it: could it
 * ask anew at once, it would do so for ever, as fast as fetching fails.
 */
const failureLastsMs = 1_000

export function fetchCode<Code>(importCode: () => Promise<Code>): FetchedCode<Code> {
  let loaded: Code | null = null
  let loading: Promise<Code> | null = null

  async function start(): Promise<Code> {
    try {
      loaded = await importCode()
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
  return { current: () => loaded, load }
}
