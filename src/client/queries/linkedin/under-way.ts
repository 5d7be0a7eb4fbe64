import type { PublicationState } from './publication-cache.ts'

const underWay: readonly PublicationState[] = ['claimed', 'uploading', 'armed', 'sending']

/** Whether a process is at work on it: nothing can be changed then, and it will change by itself soon. */
export function isUnderWay({ state }: { state: PublicationState }): boolean {
  return underWay.includes(state)
}
