import type { LinkedinAppKind } from '#shared/rules/linkedin'

const back = '/settings?tab=linkedin'

/** Redirects to LinkedIn, and from there back to the app. Not part of the app: it needs a real link. */
export function connectAddress(kind: LinkedinAppKind, next = back): string {
  return `/api/linkedin/connect?${new URLSearchParams({ next, kind })}`
}
