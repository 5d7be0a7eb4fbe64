import type { PublicationState } from './publication-cache.ts'

const inProgressStates: readonly PublicationState[] = ['claimed', 'uploading', 'armed', 'sending']

/** Whether a process is working on it: then nobody can change it, and its state will soon change. */
export function isInProgress({ state }: { state: PublicationState }): boolean {
  return inProgressStates.includes(state)
}
