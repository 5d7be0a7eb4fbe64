import { streamApi } from '#client/lib/event-stream'
import type { Answer, Body } from '#shared/contract/contract'
import type { RefinementEvents } from '#shared/contract/refining'

/**
 * Makes a new version of a post; `onText` gets its text piece by piece.
 * @returns the post with its versions.
 * @throws ApiError and the AbortError of `signal`, as `streamApi` does
 */
export function streamRefinement(
  id: string,
  body: Body<'refinePost'>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer<'refinePost'>> {
  return streamApi<RefinementEvents>('refinePost', { params: { id }, body, signal }, ({ delta }) => {
    if (delta) onText(delta.text)
  })
}
