import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { queryKeys } from '#client/lib/query'
import type { User } from '#client/lib/use-user'
import { toast } from '#client/ui/toast'
import { texts } from '../texts.ts'

const words = texts.subscription

export function useCancelSubscription() {
  return useChange('cancelSubscription', words.cancelDone, words.cancelFailed)
}

export function useResumeSubscription() {
  return useChange('resumeSubscription', words.resumeDone, words.resumeFailed)
}

function useChange(
  call: 'cancelSubscription' | 'resumeSubscription',
  done: { title: string; description: (date: string) => string },
  failed: string,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(call),
    onSuccess: (subscription) => {
      cache.setQueryData<User | null>(queryKeys.user, (user) => user && { ...user, subscription })
      toast({ kind: 'success', title: done.title, description: done.description(formatDate(subscription.paidUntil)) })
    },
    onError: (error) => toast({ kind: 'error', title: failed, description: sentenceOf(error) }),
    // another window may have been quicker, so a refusal needs it most
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.user }),
  })
}
