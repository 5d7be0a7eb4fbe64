import { titleOf } from '#client/features/publishing/card/publication-title'
import { errorMessage } from '#client/lib/api'
import { formatMomentIn } from '#client/lib/formatting'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useReorderQueue } from '#client/queries/linkedin/publications'
import { useTimeZone } from '#client/queries/user'
import { toast } from '#client/ui/toast'
import { inNewOrder } from './in-new-order.ts'
import { queueTexts as texts } from './texts.ts'

/** Moves a publication to another place of its queue: shown at once, announced, with Undo. @returns whether it moves */
export function useMoveInQueue(accountId: string, queue: readonly Publication[]) {
  const own = useTimeZone()
  const { mutate } = useReorderQueue({
    onError: (error) => toast({ kind: 'error', title: texts.moveFailed, description: errorMessage(error) }),
  })

  return (id: string, place: number): boolean => {
    const publications = inNewOrder(queue, id, place)
    const moved = publications[place]
    if (publications === queue || !moved) return false
    mutate({ accountId, publications })
    toast({
      kind: 'success',
      title: texts.reordered,
      description: texts.place(
        titleOf(moved),
        place + 1,
        queue.length,
        formatMomentIn(moved.dueAt, moved.timeZone ?? own),
      ),
      action: { label: texts.undo, isUndo: true, onPress: () => mutate({ accountId, publications: queue }) },
    })
    return true
  }
}
