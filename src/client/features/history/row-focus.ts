/** Where the keyboard goes when a row of the history comes or goes. */

/** The id of the link that opens a post from its row. */
export function rowLinkId(postId: string): string {
  return `history-post-${postId}`
}

/** To the next row, the one before when there is none, or the page's heading. Call it before the row goes. */
export function focusNextRow(postId: string): void {
  const links = [...document.querySelectorAll<HTMLElement>(`a[id^="${rowLinkId('')}"]`)]
  const place = links.findIndex(({ id }) => id === rowLinkId(postId))
  const target = links[place + 1] ?? links[place - 1] ?? document.querySelector<HTMLElement>('h1')
  target?.focus({ preventScroll: true })
}

/** To a row that has just come back, if the list it is in is still shown. */
export function focusPost(postId: string): void {
  requestAnimationFrame(() => document.getElementById(rowLinkId(postId))?.focus())
}
