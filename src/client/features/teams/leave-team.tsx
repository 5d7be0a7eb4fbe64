import { useLocation } from 'wouter'
import { errorMessage } from '#client/lib/api'
import { homeOf } from '#client/lib/workspace'
import { type Team, useMembers, useRemoveMember } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { teamTexts } from './texts.ts'

/** For everyone but the owner: leaves the team for one's own workspace. */
export function LeaveTeam({ team, myId }: { team: Team; myId: string }) {
  const words = teamTexts.leaving
  const [, navigate] = useLocation()
  const me = useMembers(team.slug).data?.find(({ userId }) => userId === myId)
  const leaving = useRemoveMember(team.slug, {
    onSuccess: () => navigate(homeOf(null)),
    onError: (error) => toast({ kind: 'error', title: words.failed, description: errorMessage(error) }),
  })
  if (!me) return null

  const { title, ...question } = words.question
  async function ask() {
    if (me && (await confirmAction({ ...question, title: title(team.name), danger: true }))) leaving.mutate(me)
  }
  return (
    <FormSection title={words.title}>
      <Button
        variant="quiet-danger"
        start
        outlined
        pending={leaving.isPending || leaving.isSuccess}
        onClick={() => void ask()}
      >
        {words.open}
      </Button>
    </FormSection>
  )
}
