import type { LinkedinAppKind } from '#shared/rules/linkedin'

const back = '/settings?tab=linkedin'

/** Leads to LinkedIn, and from there back to the settings. No page of ours: it takes a real link. */
export function connectAddress(kind: LinkedinAppKind): string {
  return `/api/linkedin/connect?${new URLSearchParams({ next: back, kind })}`
}
