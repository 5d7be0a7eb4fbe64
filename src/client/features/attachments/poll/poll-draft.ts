/** The name of the draft of a poll that is being written. */
export function pollDraftOf(postId: string): string {
  return `poll.${postId}`
}
