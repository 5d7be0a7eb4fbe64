/** Focus handling when a row of the history appears or disappears. */

/** The id of the link that opens a post from its row. */
export function rowLinkId(postId: string): string {
  return `history-post-${postId}`
}

/**
 * Focuses the next row, the previous one if there is none, or the page's heading. Call it before the row is removed.
 */
export function focusNextRow(postId: string): void {
  const links = [...document.querySelectorAll<HTMLElement>(`a[id^="${rowLinkId('')}"]`)]
  const place = links.findIndex(({ id }) => id === rowLinkId(postId))
  const target = links[place + 1] ?? links[place - 1] ?? document.querySelector<HTMLElement>('h1')
  target?.focus({ preventScroll: true })
}

/** Focuses a row that was just restored, if its list is still shown. */
export function focusPost(postId: string): void {
  requestAnimationFrame(() => document.getElementById(rowLinkId(postId))?.focus())
}
