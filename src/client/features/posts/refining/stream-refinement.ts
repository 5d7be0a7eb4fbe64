import { ApiError, requestApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import type { RefinementEvents } from '#shared/contract/refining'
import { readEvents } from '../event-stream.ts'
import { brokenStream, toApiError } from '../stream-generation.ts'

/**
 * Makes a new version of a post and tells its text as it is written. Aborting `signal` stops the server's work too.
 * @returns the post with its versions.
 * @throws ApiError and the AbortError of `signal`, as `streamGeneration` does
 */
export async function streamRefinement(
  id: string,
  body: Body<'refinePost'>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer<'refinePost'>> {
  const response = await requestApi('refinePost', { params: { id }, body, accept: 'text/event-stream', signal })
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
    return (await response.json()) as Answer<'refinePost'>
  }
  let refined: RefinementEvents['done'] | null = null
  try {
    await readEvents(response.body, ({ event, data }) => {
      const { delta, done, error } = { [event]: JSON.parse(data) } as Partial<RefinementEvents>
      if (delta) onText(delta.text)
      if (done) refined = done
      if (error) throw toApiError(error)
    })
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error
    throw brokenStream()
  }
  if (!refined) throw brokenStream()
  return refined
}
