import type { CheckedClaim } from './check-post.ts'

/** The claim whose mark contains an event's target. */
export function claimOf(
  target: EventTarget,
  claims: readonly CheckedClaim[],
): { claim: CheckedClaim; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-claim]') : null
  const claim = element && claims.find(({ key }) => key === element.dataset.claim)
  return claim ? { claim, element } : null
}

/** The mark that covers a position of the text. */
export function markAt(root: HTMLElement, place: number): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-claim]')].find((mark) => {
    // in an edited text, a mark's start counts from its line
    const line = mark.closest<HTMLElement>('[data-line]')
    const start = Number(line?.dataset.line ?? 0) + Number(mark.dataset.start)
    return start <= place && place < start + (mark.textContent?.length ?? 0)
  })
}
