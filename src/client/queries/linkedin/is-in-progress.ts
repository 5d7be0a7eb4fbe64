import type { PublicationState } from './publication-cache.ts'

const inProgressStates: readonly PublicationState[] = ['claimed', 'uploading', 'armed', 'sending']

/** Whether a process is at work on it: nothing can be changed then, and it will change by itself soon. */
export function isInProgress({ state }: { state: PublicationState }): boolean {
  return inProgressStates.includes(state)
}
