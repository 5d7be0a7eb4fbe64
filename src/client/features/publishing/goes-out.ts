import type { Publication } from '#client/queries/linkedin/publication-cache'

const waiting: readonly Publication['state'][] = ['scheduled', 'held', 'missed', 'failed']

/** Whether a post is still to go out, at its time or once its author says so, with the text that it has then. */
export function goesOut({ state }: Publication): boolean {
  return waiting.includes(state)
}
