import { errorMessage } from '#client/lib/api'
import { useAnswerRequest } from '#client/queries/admin-users'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Cluster } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { notificationTexts as texts } from './texts.ts'

/** Approve or decline someone who asks for an account. */
export function RequestAnswer({ personId }: { personId: string }) {
  const answering = useAnswerRequest({
    onError: (error) => toast({ kind: 'error', title: texts.answerFailed, description: errorMessage(error) }),
  })

  async function decline() {
    if (await confirmAction({ ...texts.declineQuestion, danger: true })) {
      answering.mutate({ personId, isApproved: false })
    }
  }

  return (
    <Cluster>
      <Button size="sm" pending={answering.isPending} onClick={() => answering.mutate({ personId, isApproved: true })}>
        {texts.approve}
      </Button>
      <Button size="sm" variant="quiet-danger" onClick={() => void decline()}>
        {texts.decline}
      </Button>
    </Cluster>
  )
}
