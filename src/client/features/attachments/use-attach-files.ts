import { useIsMutating } from '@tanstack/react-query'
import { errorMessage } from '#client/lib/api'
import { addingKey, useAddPostFile, useSentPart } from '#client/queries/posts/post-files'
import { toast } from '#client/ui/toast'
import { attachmentTexts as texts } from './texts.ts'

/** Attaches files to a post, one after the other; each that is refused is named with the reason. */
export function useAttachFiles(postId: string) {
  const adding = useAddPostFile(postId, {
    onSuccess: ({ name }) => toast({ kind: 'success', title: texts.attached(name) }),
    onError: (error, { name }) =>
      toast({ kind: 'error', title: texts.refused(name), description: errorMessage(error) }),
  })
  const underWay = useIsMutating({ mutationKey: addingKey(postId) })
  const sentPart = useSentPart(postId)
  return {
    attach: (files: readonly File[]) => {
      for (const file of files) adding.mutate(file)
    },
    /** How many are still being attached. */
    underWay,
    /** Of the one that is being sent, from 0 to 1. */
    sentPart,
  }
}
