import { callApi } from '#client/lib/api'
import { queryKeys } from './keys.ts'
import { useOptimisticChange } from './optimistic.ts'
import type { Outcome } from './outcome.ts'
import type { Workspace } from './workspaces.ts'

export interface VoiceLending {
  slug: string
  isLent: boolean
}

/** Lets others of a team have posts written in one's own voice, or ends that: shown at once. */
export function useLendVoice(outcome: Outcome<unknown, VoiceLending> = {}) {
  return useOptimisticChange({
    ...outcome,
    mutationFn: ({ slug, isLent }: VoiceLending) => callApi('lendVoice', { params: { slug }, body: { isLent } }),
    replaces: queryKeys.workspaces,
    scope: { id: 'voice-lending' },
    show: (cache, { slug, isLent }: VoiceLending) => {
      const showLent = (lendsVoice: boolean) =>
        cache.setQueryData<Workspace[]>(queryKeys.workspaces, (known) =>
          known?.map((each) => (each.slug === slug ? { ...each, lendsVoice } : each)),
        )
      showLent(isLent)
      return () => showLent(!isLent)
    },
  })
}
